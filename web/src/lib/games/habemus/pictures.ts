/** The cards beside the paragraphs of the rules. */
import type { Range } from '$lib/help/pictures';

const ranges: Range[] = [
	['1.2', '1.9', 'imperiali', 'louis', 'bribe', 'azzolino', 'france', 'camerlengo'],
	['3.4', '3.11', 'black_smoke'],
	['3.12', '3.17', 'white_smoke'],
	['5.5', '5.6', 'bid_last'],
	['5.7', '5.10', 'three_rubies', 'best_gem_twice'],
	['7.2', '7.3', 'colonna'],
	['7.4', '7.6', 'hesse'],
	['7.7', '7.9', 'azzolino'],
	['7.10', '7.11', 'chigi'],
	['7.12', '7.13', 'mazarin', 'louis'],
	['7.14', '7.22', 'felipe'],
	['7.23', '7.25', 'squadrone'],
	['7.26', '7.30', 'case_of_death'],
	['7.31', '7.33', 'camerlengo'],
	['8.2', '8.4', 'ten_gold', 'bid_last'],
	['8.5', '8.8', 'best_gem_twice', 'three_rubies'],
	['8.9', '8.16', 'bribe'],
	['8.17', '8.26', 'swap'],
	['9.9', '9.9', 'louis'],
	['9.10', '9.11', 'mazarin'],
	['9.12', '9.12', 'grimaldi', 'imperiali'],
	['9.13', '9.14', 'antonio_barberini', 'sacchetti'],
	['9.15', '9.17', 'squadrone'],
	['10.4', '10.5', 'four_coats', 'spain_innocent'],
	['10.6', '10.7', 'innocent_urban', 'spain_urban'],
	['10.8', '10.10', 'france', 'most_leaders', 'felipe_mazarin'],
];
export default ranges;

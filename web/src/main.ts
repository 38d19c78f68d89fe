import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

/** Lines break elsewhere in another face, so nothing is shown before ours are there; unless they are late. */
const FACES = [
	'400 16px "EB Garamond Variable"',
	'italic 400 16px "EB Garamond Variable"',
	'600 15px "Source Sans 3 Variable"',
	'400 24px "IM Fell Double Pica"',
	'italic 400 24px "IM Fell Double Pica"',
	'400 24px "IM Fell Double Pica SC"',
];
const LATE = 1200;

const target = document.getElementById('app');
if (target) {
	const show = () => (target.style.visibility = '');
	target.style.visibility = 'hidden';
	void Promise.all(FACES.map((face) => document.fonts.load(face))).then(show, show);
	setTimeout(show, LATE);
	mount(App, { target });
}

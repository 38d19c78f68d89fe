import { expect, it } from 'vitest';
import { Catalogue } from '$lib/text/catalogue';
import { schemaOf } from '$lib/text/fake-schema';
import { Texts } from '$lib/text/texts';
import { stepOf } from './steps';

it('knows the step of each phase', () => {
	const steps = { influence: ['lay', 'lay_second'], manipulation: ['veto'] };
	const texts = new Texts(new Catalogue('en', []), { ...schemaOf({}), steps }, []);
	expect(stepOf(texts, 'lay_second')).toBe('influence');
	expect(stepOf(texts, 'veto')).toBe('manipulation');
	expect(stepOf(texts, 'over')).toBe('');
});

import { parseBlocks } from './parseBlocks.ts'

test('blank lines separate blocks, dashes make a list, and links stay within the site', () => {
	expect(parseBlocks('Veja a [Política](/privacy).\n\n- um\n- dois')).toEqual([
		{
			kind: 'paragraph',
			pieces: [
				{ kind: 'text', text: 'Veja a ' },
				{ kind: 'link', text: 'Política', to: '/privacy' },
				{ kind: 'text', text: '.' },
			],
		},
		{ kind: 'list', items: [[{ kind: 'text', text: 'um' }], [{ kind: 'text', text: 'dois' }]] },
	])
})

test('a link to another site stays plain text', () => {
	expect(parseBlocks('[x](https://outro.example)')).toEqual([
		{ kind: 'paragraph', pieces: [{ kind: 'text', text: '[x](https://outro.example)' }] },
	])
})

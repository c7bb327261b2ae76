import { boldParts } from './boldParts.ts'

test.each([
	['', []],
	['sem nada', [[false, 'sem nada']]],
	[
		'*3* seguidores',
		[
			[true, '3'],
			[false, ' seguidores'],
		],
	],
	[
		'Deu nota *8* para *x*',
		[
			[false, 'Deu nota '],
			[true, '8'],
			[false, ' para '],
			[true, 'x'],
		],
	],
	['uma * só', [[false, 'uma * só']]],
	['**', [[false, '**']]],
])('%j has the parts %j', (text, parts) => {
	expect(boldParts(text).map(({ bold, text }) => [bold, text])).toEqual(parts)
})

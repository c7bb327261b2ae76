import { css, keyframes, styled } from 'styled-components'
import { from, space } from '../theme/tokens.ts'

/** What the cards of a row or grid are; their width follows. */
export type CardKind = 'poster' | 'episode' | 'news'

const COLUMNS = { poster: [2, 3, 4, 6], episode: [1, 2, 3, 4], news: [1, 2, 3, 3] } as const

/** Sets `--columns` by the width of the screen: posters 2, 3, 4, 6; episodes 1, 2, 3, 4. */
export const columns = css<{ $kind: CardKind }>`
	--columns: ${(p) => COLUMNS[p.$kind][0]};
	${from.phone} { --columns: ${(p) => COLUMNS[p.$kind][1]}; }
	${from.wide} { --columns: ${(p) => COLUMNS[p.$kind][2]}; }
	${from.full} { --columns: ${(p) => COLUMNS[p.$kind][3]}; }
`

const arrive = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** Cards in columns; `$stagger` lets them come in one after the other, so many milliseconds apart. */
export const Grid = styled.ul<{ $kind: CardKind; $stagger?: number | undefined }>`
	${columns}
	display: grid;
	grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
	gap: ${space[6]} ${space[4]};
	${(p) =>
		p.$stagger &&
		css`
			> * {
				animation: ${arrive} var(--motion-slow) ease-out backwards;
				animation-delay: calc(var(--moving) * (sibling-index() - 1) * ${p.$stagger}ms);
			}
		`}
`

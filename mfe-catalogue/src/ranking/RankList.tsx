import type { ReactNode } from 'react'
import { RANKING_PAGE_SIZE } from 'shared-contract'
import { from, Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'
import { isOnPodium } from './podium.ts'

/** Stacked rows. On wide screens, the podium of the first page is side by side above them. */
const List = styled.ol<{ $hasPodium: boolean }>`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${space[2]};
	${from.wide} {
		grid-template-columns: repeat(3, minmax(0, 1fr));
		gap: ${space[2]} ${space[3]};
		> * { grid-column: 1 / -1; }
		${(p) => p.$hasPodium && '> :nth-child(-n + 3) { grid-column: auto; }'}
	}
`

/** The list of a page's ranks. `start` is the rank of the first. */
export function RankList({ start, children }: { start: number | undefined; children: ReactNode }) {
	return (
		<List start={start} $hasPodium={start !== undefined && isOnPodium(start)}>
			{children}
		</List>
	)
}

export function RankListSkeleton() {
	return (
		<List aria-hidden="true" $hasPodium>
			{Array.from({ length: RANKING_PAGE_SIZE }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never reordered
				<li key={row}>
					<Skeleton $height={isOnPodium(row + 1) ? '15rem' : '6.25rem'} />
				</li>
			))}
		</List>
	)
}

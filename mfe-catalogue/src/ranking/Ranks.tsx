import type { ReactNode } from 'react'
import { RANKING_PAGE_SIZE } from 'shared-contract'
import { Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'

const List = styled.ol`
	display: grid;
	gap: ${space[3]};
`

/** Rows one below the other; `start` is the rank of the first. */
export function Ranks({ start, children }: { start: number | undefined; children: ReactNode }) {
	return <List start={start}>{children}</List>
}

export function RanksSkeleton() {
	return (
		<List aria-hidden="true">
			{Array.from({ length: RANKING_PAGE_SIZE }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never change places
				<li key={row}>
					<Skeleton $height="7.5rem" />
				</li>
			))}
		</List>
	)
}

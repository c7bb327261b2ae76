import { Slot, useFills } from 'shared-composition'
import type { SlotProps } from 'shared-contract'
import { Skeleton, Stack, useNear } from 'shared-ui'
import { styled } from 'styled-components'

const Region = styled.div`
	min-width: 0;
	min-height: 24rem;
	scroll-margin-top: 6rem;
`

const skeleton = (
	<Stack $gap={6} aria-busy="true">
		<Skeleton $height="2rem" $width="14rem" />
		<Skeleton $height="7rem" />
		<Skeleton $height="4.5rem" />
	</Stack>
)

interface LazyPanelsProps extends SlotProps<'episode.panels'> {
	name: 'episode.panels' | 'article.panels'
}

/** What slices show below a page, such as its comments. It loads when the reader scrolls near it, or follows a link into it. */
export function LazyPanels({ name, subject, subjectId }: LazyPanelsProps) {
	const [isNear, place] = useNear(location.hash !== '')
	if (useFills(name).length === 0) return null
	return (
		<Region ref={place}>
			{isNear ? (
				<Stack $gap={12}>
					<Slot name={name} subject={subject} subjectId={subjectId} skeleton={() => skeleton} />
				</Stack>
			) : (
				skeleton
			)}
		</Region>
	)
}

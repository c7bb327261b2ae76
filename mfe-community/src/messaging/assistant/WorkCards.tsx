import { type AssistantWork, artworkPath, titlePath } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { Card, CardTitle, color, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'

// One scrollable line, so that the cards never push the reply's text out of sight.
const List = styled.ul`
	display: flex;
	gap: ${space[2]};
	max-width: 100%;
	padding: 3px;
	margin: -3px;
	overflow-x: auto;
	overscroll-behavior-x: contain;
	scroll-padding: 3px;
	scroll-snap-type: x proximity;
	scrollbar-width: thin;
	> li { flex: none; width: 14.5rem; scroll-snap-align: start; }
`
/** A card in a conversation: a poster, and words beside it. */
export const SmallCard = styled(Card)`
	display: grid;
	grid-template-columns: 44px minmax(0, 1fr);
	gap: ${space[3]};
	align-items: center;
	padding: ${space[2]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	background: ${color.surface};
	> span { border-radius: ${radius.sm}; }
	p { font-size: ${size.xs}; color: ${color.muted}; font-variant-numeric: tabular-nums; }
`

/** Cards of the titles that a reply names, each a link. */
export function WorkCards({ works }: { works: readonly AssistantWork[] }) {
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	if (works.length === 0) return null
	return (
		<List>
			{works.map((work) => (
				<SmallCard as="li" key={work.id}>
					<WorkPoster work={work} />
					<div>
						<CardTitle to={titlePath(work)}>{nameOf(work)}</CardTitle>
						<p>{[work.year, shared(`format.${work.format}`)].filter(Boolean).join(' · ')}</p>
					</div>
				</SmallCard>
			))}
		</List>
	)
}

/** The poster of such a card. */
export function WorkPoster({ work: { id, imageUrl, color } }: { work: AssistantWork }) {
	return <Picture src={imageUrl} fallbackUrl={artworkPath('poster', id)} alt="" width={44} height={66} color={color} />
}

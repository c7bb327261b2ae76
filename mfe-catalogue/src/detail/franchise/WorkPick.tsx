import { artworkPath, type FranchiseWork, localizedPosterUrl, titlePath } from 'shared-contract'
import { useLocale, useTitleName } from 'shared-i18n'
import { Badge, Card, CardTitle, color, font, from, Meta, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { useWorkFacts } from './useWorkFacts.ts'

/** In the two columns of the works below, where there is room. */
export const Picks = styled.div`
	display: grid;
	gap: ${space[3]} ${space[4]};
	${from.wide} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
	&:empty { display: none; }
`
const Pick = styled(Card)`
	flex-direction: row;
	align-items: center;
	gap: ${space[4]};
	padding: ${space[3]};
	border-radius: ${radius.lg};
	background: linear-gradient(100deg, color-mix(in oklab, var(--tint) 38%, ${color.surface}), ${color.surface} 70%);
	box-shadow: inset 0 0 0 1px ${color.line};
	&:hover { background-color: ${color.raised}; box-shadow: inset 0 0 0 1px ${color.edge}; }
	&:focus-within:has(:focus-visible) { outline: 2px solid ${color.live}; outline-offset: 2px; }
	> div { display: grid; justify-items: start; gap: ${space[2]}; min-width: 0; }
`
const Poster = styled(Picture)`
	flex: none;
	width: 6rem;
	border-radius: ${radius.md};
`
const Name = styled(CardTitle)`
	font: 700 ${size.xl}/1.2 ${font.display};
`

/** The work with which a reader begins or goes on. */
export function WorkPick({ work, label }: { work: FranchiseWork; label: string }) {
	const locale = useLocale()
	const { title } = work
	const name = useTitleName()(title)
	return (
		<Pick style={{ '--tint': title.color } as React.CSSProperties}>
			<Poster
				src={localizedPosterUrl(locale, title.imageUrl)}
				fallbackUrl={localizedPosterUrl(locale, artworkPath('poster', title.id))}
				alt=""
				width={96}
				height={144}
				color={title.color}
				eager
			/>
			<div>
				<Badge $tone="stamp">{label}</Badge>
				<Name to={titlePath(title)} title={name}>
					{name}
				</Name>
				<Meta>{useWorkFacts()(work, true)}</Meta>
			</div>
		</Pick>
	)
}

import { Link } from 'react-router-dom'
import { useLocale, useTitleName, useTranslations } from 'shared-i18n'
import { Avatar, color, Picture, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { listingTranslations } from '../listing/listingTranslations.ts'
import type { LinkResult } from './resultGroups.ts'

/** Lines in two columns. */
export const Lines = styled.ul`
	display: grid;
	gap: ${space[3]};
	grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
`
export const Line = styled(Link)`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	height: 100%;
	min-width: 0;
	padding: ${space[3]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	text-decoration: none;
	background: ${color.surface};
	&:hover { border-color: ${color.edge}; }
	> :last-child { min-width: 0; font-size: ${size.sm}; line-height: 1.35; overflow-wrap: anywhere; }
	strong { display: block; font-size: ${size.md}; font-weight: 650; }
	small { display: block; font-size: ${size.xs}; color: ${color.muted}; }
`
export const Thumb = styled.div`
	flex: none;
	width: 52px;
	border-radius: ${radius.sm};
	overflow: hidden;
`

interface LinkResultsProps {
	links: readonly LinkResult[]
	/** Whether the pictures are round, as those of people are. */
	isRound: boolean
}

/** People, characters, studios, members or lists among the search results. */
export function LinkResults({ links, isRound }: LinkResultsProps) {
	return (
		<Lines>
			{links.map((link) => (
				<li key={link.path}>
					<Line to={link.path}>
						{isRound || link.imageUrl === null ? (
							<Avatar name={link.name} url={link.imageUrl} size={52} />
						) : (
							<Thumb>
								<Picture src={link.imageUrl} alt="" width={52} height={52} />
							</Thumb>
						)}
						<LinkText link={link} />
					</Line>
				</li>
			))}
		</Lines>
	)
}

function LinkText({ link: { name, nativeName, knownFor, titles, owner } }: { link: LinkResult }) {
	const t = useTranslations(listingTranslations)
	const nameOf = useTitleName()
	const shown = useLocale() === 'ja' ? (nativeName ?? name) : name
	const other = shown === name ? nativeName : name
	const facts = [
		owner !== null && t('search.list.by', { name: owner }),
		knownFor && nameOf(knownFor),
		titles !== null && t('entity.titles', { count: titles }),
	]
	return (
		<div>
			<strong>{shown}</strong>
			{other !== null && other !== shown && <small>{other}</small>}
			<small>{facts.filter(Boolean).join(' · ')}</small>
		</div>
	)
}

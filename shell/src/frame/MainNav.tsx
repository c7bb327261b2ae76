import { useLocation } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { color, from, PlainLink, size, space, toriiLine, until } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { useMenu } from './destinations.ts'

const List = styled.ul`
	display: flex;
	min-width: 0;
	${until.desktop} { display: none; }
`
const Item = styled(PlainLink)`
	position: relative;
	display: block;
	padding: ${space[2]};
	font-size: ${size.sm};
	font-weight: 600;
	white-space: nowrap;
	color: ${color.muted};
	text-decoration: none;
	&:hover, &[aria-current] { color: ${color.text}; }
	&[aria-current]::after {
		content: '';
		position: absolute;
		inset: auto ${space[2]} -4px;
		color: ${color.action};
		${toriiLine}
	}
	${from.roomy} { padding-inline: ${space[3]}; &[aria-current]::after { inset-inline: ${space[3]}; } }
`

/** The main navigation of the header; on small screens it is in the side menu. */
export function MainNav() {
	const t = useTranslations(translations)
	const { pathname } = useLocation()
	// The path of a link may have a query, and letters to encode.
	const isHere = (path: string) => `${pathname}/`.startsWith(`${new URL(path, location.origin).pathname}/`)
	return (
		<nav aria-label={t('header.nav')}>
			<List>
				{useMenu('menu').map(({ path, label }) => (
					<li key={path}>
						<Item to={path} aria-current={isHere(path) ? 'page' : undefined}>
							{label}
						</Item>
					</li>
				))}
			</List>
		</nav>
	)
}

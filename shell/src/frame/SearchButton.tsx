import { useTranslations } from 'shared-i18n'
import { color, control, from, Kbd, motion, radius, SearchIcon, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../translations.ts'
import { overlayTrigger } from './openOverlay.ts'

const Field = styled.button`
	display: inline-grid;
	grid-auto-flow: column;
	align-items: center;
	justify-content: center;
	gap: ${space[2]};
	width: ${control.md};
	height: ${control.md};
	padding: 0;
	border: 1px solid transparent;
	border-radius: ${radius.full};
	font-size: ${size.sm};
	color: ${color.text};
	background: none;
	cursor: pointer;
	transition: border-color ${motion.fast}, background-color ${motion.fast};
	&:hover { background: ${color.raised}; }
	&:focus-visible { border-radius: ${radius.full}; }
	> span, > kbd { display: none; }
	${from.full} {
		justify-content: start;
		grid-template-columns: auto 1fr auto;
		width: 14rem;
		padding: 0 ${space[2]} 0 ${space[3]};
		text-align: start;
		border-color: ${color.line};
		background: ${color.surface};
		color: ${color.muted};
		> span, > kbd { display: block; }
		&:hover { border-color: ${color.edge}; }
	}
`

/** Opens the search overlay; on wide screens it looks like a search field. */
export function SearchButton() {
	const t = useTranslations(translations)
	return (
		<Field
			type="button"
			{...overlayTrigger('search')}
			aria-label={t('header.search')}
			aria-keyshortcuts="/ Control+K Meta+K"
			title={t('header.search')}
		>
			<SearchIcon />
			<span>{t('header.search')}</span>
			<Kbd>/</Kbd>
		</Field>
	)
}

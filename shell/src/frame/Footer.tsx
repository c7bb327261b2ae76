import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import type { MenuName } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $site } from 'shared-state'
import {
	Container,
	color,
	ExternalLinkIcon,
	from,
	PlainLink,
	safe,
	size,
	space,
	VisuallyHidden,
	waves,
} from 'shared-ui'
import { css, styled } from 'styled-components'
import { translations } from '../translations.ts'
import { useMenu } from './destinations.ts'
import { LanguageChips } from './LanguageChips.tsx'
import { Logo } from './Logo.tsx'
import { overlayTrigger } from './openOverlay.ts'

const FooterArea = styled.footer`
	${waves}
	padding-block: ${space[12]} calc(${space[8]} + ${safe.bottom});
	border-top: 1px solid ${color.line};
	font-size: ${size.sm};
	background: ${color.surface};
`
const Columns = styled.div`
	display: grid;
	gap: ${space[8]} ${space[6]};
	grid-template-columns: repeat(2, minmax(0, 1fr));
	> :first-child { grid-column: 1 / -1; }
	${from.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
	${from.wide} { grid-template-columns: 2fr repeat(3, 1fr); > :first-child { grid-column: auto; } }
	h2 { margin-bottom: ${space[2]}; font-size: ${size.md}; letter-spacing: 0; }
`
const Description = styled.p`
	max-width: 26rem;
	margin-top: ${space[3]};
	color: ${color.muted};
`
const entry = css`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	padding: calc(var(--control-sm) / 2 - 12px) 0;
	border: 0;
	font-size: inherit;
	text-align: start;
	text-decoration: none;
	color: ${color.muted};
	background: none;
	cursor: pointer;
	&:hover { color: ${color.text}; text-decoration: underline; }
`
const Entry = styled(PlainLink)`
	${entry}
`
// The icon is positioned absolutely, so that no line breaks between it and the text.
const ExternalAnchor = styled.a`
	${entry}
	display: inline-block;
	padding-right: 18px;
	> svg { position: absolute; display: inline; margin: 4px; }
`
const Action = styled.button`
	${entry}
`
const BottomRow = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[2]};
	margin-top: ${space[8]};
	color: ${color.muted};
`

/** The footer of every screen. */
export function Footer() {
	const t = useTranslations(translations)
	const { chatUrl, sourceUrl } = useStore($site)
	return (
		<FooterArea>
			<Container>
				<Columns>
					<div>
						<Logo label={t('header.home')} />
						<Description>{t('footer.blurb')}</Description>
					</div>
					<Column title={t('footer.discover')} menu="footer.discover" />
					<Column title={t('footer.community')} menu="footer.community">
						{chatUrl && <External href={chatUrl} label={t('footer.chat')} />}
						{sourceUrl && <External href={sourceUrl} label={t('footer.source')} />}
						<li>
							<Action type="button" {...overlayTrigger('bug')}>
								{t('footer.bug')}
							</Action>
						</li>
						<li>
							<Action type="button" {...overlayTrigger('feedback')}>
								{t('footer.feedback')}
							</Action>
						</li>
					</Column>
					<Column title={t('footer.legal')} menu="footer.legal" />
				</Columns>
				<BottomRow>
					<p>{t('footer.copyright', { year: String(new Date().getFullYear()) })}</p>
					<LanguageChips />
				</BottomRow>
			</Container>
		</FooterArea>
	)
}

interface ColumnProps {
	title: string
	menu: MenuName
	children?: ReactNode
}

function Column({ title, menu, children }: ColumnProps) {
	const id = useId()
	return (
		<nav aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<ul>
				{useMenu(menu).map(({ path, label }) => (
					<li key={path}>
						<Entry to={path}>{label}</Entry>
					</li>
				))}
				{children}
			</ul>
		</nav>
	)
}

function External({ href, label }: { href: string; label: string }) {
	const t = useTranslations(translations)
	return (
		<li>
			<ExternalAnchor href={href} target="_blank" rel="noopener">
				{label}
				<ExternalLinkIcon size={14} />
				<VisuallyHidden>({t('footer.newTab')})</VisuallyHidden>
			</ExternalAnchor>
		</li>
	)
}

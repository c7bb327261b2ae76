import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'shared-i18n'
import { $session } from 'shared-state'
import { Container, color, Page, PageHeading, Stack, space } from 'shared-ui'
import { NavList } from 'shared-ui/parts'
import { styled } from 'styled-components'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { sectionsFor } from './sections.tsx'

const SectionNav = styled.div`
	margin-inline: calc(-1 * var(--gutter));
	padding: 0 var(--gutter) ${space[1]};
	overflow-x: auto;
	scrollbar-width: none;
	border-bottom: 1px solid ${color.line};
	/* Aligns the text of the first link with the page. */
	& > nav { width: max-content; margin-inline: calc(-1 * ${space[3]}); }
`

interface DashboardLayoutProps {
	/** The heading, and the title of the document. */
	title: string
	lead?: string
	children: ReactNode
}

/** The layout of a dashboard page: heading, and links to the other sections. */
export function DashboardLayout({ title, lead, children }: DashboardLayoutProps) {
	const t = useTranslations(dashboardTranslations)
	const session = useStore($session)
	const role = (session.state === 'member' ? session.member?.role : undefined) ?? 'member'
	const nav = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => keepCurrentInView(nav.current), [])
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={title} lead={lead} />
					<SectionNav ref={nav}>
						<NavList
							row
							label={t('dashboard.places')}
							items={sectionsFor(role).map(({ to, label, icon }) => ({ to, label: t(label), icon, end: true }))}
						/>
					</SectionNav>
					{children}
				</Stack>
			</Container>
		</Page>
	)
}

/**
 * Keeps the current link centred in a row that overflows, even if the row grows with the role of the reader or a loaded
 * font.
 */
function keepCurrentInView(row: HTMLElement | null): (() => void) | undefined {
	const list = row?.firstElementChild
	if (!row || !list) return undefined
	const resizes = new ResizeObserver(() => {
		const current = list.querySelector('[aria-current="page"]')
		if (!current) return
		const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
		row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
	})
	resizes.observe(list)
	return () => resizes.disconnect()
}

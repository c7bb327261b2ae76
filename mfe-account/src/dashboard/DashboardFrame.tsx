import { useStore } from '@nanostores/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from 'shared-i18n'
import { $session } from 'shared-state'
import { Container, color, Page, PageHeading, Stack, space } from 'shared-ui'
import { NavList } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { placesFor } from './places.tsx'

const Parts = styled.div`
	margin-inline: calc(-1 * var(--gutter));
	padding: 0 var(--gutter) ${space[1]};
	overflow-x: auto;
	scrollbar-width: none;
	border-bottom: 1px solid ${color.line};
	/* The words of the first part begin where the page does. */
	& > nav { width: max-content; margin-inline: calc(-1 * ${space[3]}); }
`

interface DashboardFrameProps {
	/** The heading, and what the tab of the browser says. */
	title: string
	lead?: string
	children: ReactNode
}

/** A part of the dashboard: its heading, and the way to the other parts. */
export function DashboardFrame({ title, lead, children }: DashboardFrameProps) {
	const t = useWords(words)
	const session = useStore($session)
	const role = (session.state === 'member' ? session.member?.role : undefined) ?? 'member'
	const parts = useRef<HTMLDivElement>(null)
	useLayoutEffect(() => keepCurrentInSight(parts.current), [])
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={title} lead={lead} />
					<Parts ref={parts}>
						<NavList
							row
							label={t('dashboard.places')}
							items={placesFor(role).map(({ to, label, icon }) => ({ to, label: t(label), icon, end: true }))}
						/>
					</Parts>
					{children}
				</Stack>
			</Container>
		</Page>
	)
}

/**
 * Keeps the part that is shown in the middle of a row that is longer than a small screen is wide, also when the row
 * becomes longer: with the parts of the reader's role, with a font that has come.
 */
function keepCurrentInSight(row: HTMLElement | null): (() => void) | undefined {
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

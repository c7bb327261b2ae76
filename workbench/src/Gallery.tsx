import { useSearchParams } from 'react-router-dom'
import { color, from, size, space } from 'shared-ui'
import { gallery } from 'shared-ui/gallery'
import { styled } from 'styled-components'
import { PageLink } from './PageLink.tsx'
import { Toolbar } from './Toolbar.tsx'
import { readView, writeView } from './view.ts'

const Layout = styled.div`
	display: grid;
	grid-template-rows: auto 1fr;
	height: 100vh;
	${from.desktop} { grid-template: 1fr / 13rem minmax(0, 1fr); }
`
const Side = styled.nav`
	display: flex;
	flex-wrap: wrap;
	align-content: start;
	gap: ${space[1]};
	padding: ${space[4]};
	border-right: 1px solid ${color.line};
	h1 { width: 100%; font-size: ${size.lg}; margin-bottom: ${space[2]}; }
	${from.desktop} { flex-direction: column; }
`
const Stage = styled.main`
	display: grid;
	grid-template-rows: auto 1fr;
	min-width: 0;
	min-height: 0;
`
const Bench = styled.div`
	overflow: auto;
	background: ${color.raised};
`
const Frame = styled.iframe<{ $width: number | undefined }>`
	display: block;
	width: ${(p) => (p.$width ? `${p.$width}px` : '100%')};
	height: 100%;
	margin-inline: auto;
	border: 0;
`

/** The design system, page by page, each in a frame of its own width, theme and settings. */
export function Gallery() {
	const [search, setSearch] = useSearchParams()
	const view = readView(search)
	const states = gallery.find(({ name }) => name === view.page)?.states ?? []
	return (
		<Layout>
			<title>{`${view.page} · Niouka workbench`}</title>
			<Side aria-label="Pages">
				<h1>Niouka workbench</h1>
				{gallery.map(({ name }) => (
					<PageLink key={name} to={writeView({ ...view, page: name })} current={name === view.page}>
						{name}
					</PageLink>
				))}
			</Side>
			<Stage>
				<Toolbar view={view} states={states} onChange={(change) => setSearch(writeView({ ...view, ...change }))} />
				<Bench>
					<Frame title={view.page} src={`/frame${writeView(view)}`} $width={view.width} />
				</Bench>
			</Stage>
		</Layout>
	)
}

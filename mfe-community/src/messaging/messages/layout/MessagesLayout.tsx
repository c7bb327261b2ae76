import type { ReactNode } from 'react'
import { color, from, safe, VisuallyHidden } from 'shared-ui'
import { createGlobalStyle, styled } from 'styled-components'

// The page itself never scrolls here, so it needs no scrollbar gutter.
const NoGutter = createGlobalStyle`
	html { scrollbar-gutter: auto; }
`
// The shell gives a `data-fills` screen the full height under the header.
const Main = styled.main.attrs({ id: 'main', tabIndex: -1, 'data-fills': '' })<{ $showsList: boolean }>`
	display: grid;
	grid-template: minmax(0, 1fr) / minmax(0, 1fr);
	flex: 1;
	width: 100%;
	/* As wide as what stands in the header. */
	max-width: 92rem;
	min-height: 0;
	margin-inline: auto;
	padding-inline: ${safe.left} ${safe.right};
	outline: none;
	> aside { display: ${(p) => (p.$showsList ? 'flex' : 'none')}; }
	> section { display: ${(p) => (p.$showsList ? 'none' : 'flex')}; }
	${from.desktop} {
		grid-template-columns: 18rem minmax(0, 1fr);
		> aside, > section { display: flex; }
		> aside { border-right: 1px solid ${color.line}; }
	}
	${from.wide} { grid-template-columns: 21rem minmax(0, 1fr); }
	@media (width >= 92em) { border-inline: 1px solid ${color.line}; }
`
const Side = styled.aside`
	flex-direction: column;
	min-height: 0;
	background: ${color.surface};
`
const Right = styled.section`
	flex-direction: column;
	min-width: 0;
	min-height: 0;
`

interface LayoutProps {
	title: string
	list: ReactNode
	/** Shows the list on narrow screens. */
	showsList: boolean
	children: ReactNode
}

/** The list and the selected pane, side by side or one of them. Each scrolls by itself. */
export function MessagesLayout({ title, list, showsList, children }: LayoutProps) {
	return (
		<Main $showsList={showsList}>
			<NoGutter />
			<VisuallyHidden as="h1">{title}</VisuallyHidden>
			<Side>{list}</Side>
			<Right>{children}</Right>
		</Main>
	)
}

import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { color, radius, size, space } from 'shared-ui'
import { css, styled } from 'styled-components'
import { remember } from './commands/recentStore.ts'

const Section = styled.section`
	padding-top: ${space[3]};
	> header { display: flex; align-items: baseline; gap: ${space[2]}; padding: 0 ${space[4]} ${space[1]}; }
	h2 {
		margin-inline-end: auto;
		font: 650 ${size.xs}/1.4 var(--font-text);
		letter-spacing: 0.02em;
		color: ${color.muted};
	}
`
export const List = styled.ul`
	padding: 0 ${space[2]} ${space[2]};
`
const line = css`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	min-height: 44px;
	padding: ${space[1]} ${space[2]};
	border-radius: ${radius.md};
	font-weight: 600;
	text-decoration: none;
	> svg { flex: none; color: ${color.muted}; }
	&:hover { background: ${color.raised}; }
	&:focus-visible { background: ${color.raised}; outline-offset: -2px; border-radius: ${radius.md}; }
`
const Anchor = styled(Link)`
	${line}
`
const Press = styled.button`
	${line}
	width: 100%;
	border: 0;
	text-align: start;
	color: inherit;
	background: none;
	cursor: pointer;
`

/** The words of a result: its name, and facts below. */
export const Text = styled.span`
	display: grid;
	min-width: 0;
	line-height: 1.3;
	> * { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; overflow-wrap: anywhere; }
	small { font-size: ${size.xs}; font-weight: 400; color: ${color.muted}; font-variant-numeric: tabular-nums; }
`

/** A message in place of results. */
export const Message = styled.div`
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	padding: ${space[8]} ${space[6]} ${space[12]};
	text-align: center;
	color: ${color.muted};
	overflow-wrap: anywhere;
	strong { font-size: ${size.lg}; color: ${color.text}; }
`

/** A titled list, with a control beside its title. */
export function Group({ title, control, children }: { title: string; control?: ReactNode; children: ReactNode }) {
	const id = useId()
	return (
		<Section aria-labelledby={id}>
			<header>
				<h2 id={id}>{title}</h2>
				{control}
			</header>
			<List>{children}</List>
		</Section>
	)
}

interface EntryProps {
	to: string
	/** The name under which it is remembered; without one it is not. */
	name?: string
	onFollow: () => void
	children: ReactNode
}

/** A link of the list, reachable by arrow keys. */
export function Entry({ to, name, onFollow, children }: EntryProps) {
	const follow = () => {
		if (name !== undefined) remember({ key: to, label: name, path: to })
		onFollow()
	}
	return (
		<li>
			<Anchor to={to} onClick={follow}>
				{children}
			</Anchor>
		</li>
	)
}

/** An action of the list, reachable by arrow keys. */
export function ActionEntry({ onPress, children }: { onPress: () => void; children: ReactNode }) {
	return (
		<li>
			<Press type="button" onClick={onPress}>
				{children}
			</Press>
		</li>
	)
}

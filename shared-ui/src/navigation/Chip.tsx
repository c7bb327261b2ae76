import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, control, motion, radius, size, space } from '../theme/tokens.ts'
import { PlainLink } from './PlainLink.tsx'

const style = css`
	display: inline-flex;
	align-items: center;
	gap: ${space[1]};
	flex: none;
	min-height: ${control.sm};
	padding: 0 14px;
	border: 1px solid ${color.line};
	border-radius: ${radius.full};
	font-size: ${size.sm};
	font-weight: 550;
	line-height: 1.2;
	text-decoration: none;
	white-space: nowrap;
	color: ${color.text};
	background: ${color.surface};
	transition: border-color ${motion.fast}, background-color ${motion.fast};
`
const active = css`
	cursor: pointer;
	&:hover { border-color: ${color.edge}; }
	&[aria-pressed='true'] { color: ${color.canvas}; border-color: ${color.text}; background: ${color.text}; }
	&:focus-visible { border-radius: ${radius.full}; }
`
const Plain = styled.span`
	${style}
`
const Anchor = styled(PlainLink)`
	${style}
	${active}
`
const Press = styled.button`
	${style}
	${active}
`

/** A genre or tag: words alone, or a link with `to`. */
export function Chip({ to, children }: { to?: string | undefined; children: ReactNode }) {
	return to ? <Anchor to={to}>{children}</Anchor> : <Plain>{children}</Plain>
}

/** A genre that can be chosen; `pressed` says which one is. */
export function ChipButton({ pressed, ...props }: ComponentProps<'button'> & { pressed: boolean }) {
	return <Press type="button" aria-pressed={pressed} {...props} />
}

/** Chips in a line that wraps, or with `$scroll` in one that scrolls sideways. */
export const ChipRow = styled.div<{ $scroll?: boolean | undefined }>`
	display: flex;
	flex-wrap: ${(p) => (p.$scroll ? 'nowrap' : 'wrap')};
	gap: ${space[2]};
	${(p) =>
		p.$scroll &&
		css`
			margin-inline: calc(-1 * var(--gutter));
			padding: 4px var(--gutter);
			overflow-x: auto;
			scrollbar-width: none;
		`}
`

import { css, keyframes, styled } from 'styled-components'
import { color, motion, radius, shadow } from '../theme/tokens.ts'

export type Align = 'start' | 'end'

const drop = keyframes`from { opacity: 0; transform: translateY(-6px); }`

/** Holds a button and what opens below it. */
export const Anchor = styled.div`
	position: relative;
	display: inline-flex;
`

export const floating = css<{ $align: Align }>`
	position: absolute;
	z-index: 20;
	top: calc(100% + 8px);
	${(p) => (p.$align === 'end' ? 'right: 0;' : 'left: 0;')}
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	box-shadow: ${shadow.floating};
	animation: ${drop} ${motion.fast} ease-out;
`

/** Moves what has opened beside the edge of the screen back onto it. */
export function keepOnScreen(floating: HTMLElement): void {
	const { left, right } = floating.getBoundingClientRect()
	floating.style.translate = `${Math.max(8 - left, Math.min(0, document.body.clientWidth - 8 - right))}px`
}

/** What the button of a menu or popover must carry. */
export type TriggerProps = {
	'aria-expanded': boolean
	'aria-haspopup': 'menu' | 'dialog'
	'aria-controls': string | undefined
	onClick: () => void
}

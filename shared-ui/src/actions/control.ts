import { css } from 'styled-components'
import { color, control, motion, radius, size, space } from '../theme/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ControlSize = 'sm' | 'md' | 'lg'
export type ControlStyle = { $variant: ButtonVariant; $size: ControlSize; $wide?: boolean | undefined }

const variants = {
	primary: css`
		color: ${color.onAction};
		background: ${color.action};
		&:hover:not([aria-disabled]) { background: ${color.actionHover}; }
	`,
	secondary: css`
		color: ${color.text};
		background: ${color.raised};
		border-color: ${color.line};
		&:hover:not([aria-disabled]) { border-color: ${color.edge}; }
	`,
	quiet: css`
		color: ${color.text};
		background: none;
		&:hover:not([aria-disabled]) { background: ${color.raised}; }
	`,
	danger: css`
		color: ${color.danger};
		background: none;
		border-color: currentColor;
		&:hover:not([aria-disabled]) { color: ${color.canvas}; background: ${color.danger}; border-color: ${color.danger}; }
	`,
}

const paddings = { sm: space[3], md: space[4], lg: space[6] }

/** What a button and a link that looks like one have in common. */
export const controlStyle = css<ControlStyle>`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: ${space[2]};
	width: ${(p) => (p.$wide ? '100%' : 'auto')};
	min-height: ${(p) => control[p.$size]};
	padding: 0 ${(p) => paddings[p.$size]};
	border: 1px solid transparent;
	border-radius: ${radius.md};
	font-size: ${(p) => (p.$size === 'lg' ? size.md : size.sm)};
	font-weight: 650;
	line-height: 1.2;
	text-align: center;
	text-decoration: none;
	cursor: pointer;
	transition: background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast};
	&:active:not([aria-disabled]) { transform: translateY(1px); }
	&[aria-disabled] { cursor: not-allowed; opacity: 0.5; }
	&[aria-busy] { cursor: progress; opacity: 0.85; }
	${(p) => variants[p.$variant]}
	svg { flex: none; }
`

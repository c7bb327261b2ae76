import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Count } from '../data/Badge.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { PlainLink } from '../navigation/PlainLink.tsx'
import { color, control, motion, radius } from '../theme/tokens.ts'
import type { ControlSize } from './control.ts'
import { refusal } from './refusal.ts'

type Style = { $size: ControlSize; $filled: boolean | undefined }

const style = css<Style>`
	position: relative;
	display: inline-grid;
	place-items: center;
	flex: none;
	width: ${(p) => control[p.$size]};
	height: ${(p) => control[p.$size]};
	padding: 0;
	border: 0;
	border-radius: ${radius.full};
	color: ${color.text};
	background: ${(p) => (p.$filled ? color.raised : 'transparent')};
	cursor: pointer;
	transition: background-color ${motion.fast};
	&:hover:not([aria-disabled]), &[aria-expanded='true'] { background: ${(p) => (p.$filled ? color.line : color.raised)}; }
	&[aria-disabled] { cursor: not-allowed; opacity: 0.4; }
	&[aria-busy] { cursor: progress; opacity: 0.85; }
	&:focus-visible { border-radius: ${radius.full}; }
`

const Base = styled.button<Style>`
	${style}
`
const Anchor = styled(PlainLink)<Style>`
	${style}
`
const Dot = styled.span`
	position: absolute;
	inset: 12% 12% auto auto;
	width: 8px;
	height: 8px;
	border: 2px solid ${color.canvas};
	border-radius: ${radius.full};
	background: ${color.live};
	box-sizing: content-box;
`

/** At the corner of the icon, which stays in sight beside it. */
const Figure = styled(Count)`
	position: absolute;
	bottom: 56%;
	left: 50%;
	min-width: 8px;
	height: 16px;
	padding: 0 4px;
	font-size: 0.6875rem;
	border: 2px solid ${color.canvas};
	box-sizing: content-box;
`

type Shared = {
	/** What the button does, in words; also its tooltip. */
	label: string
	icon: ReactNode
	size?: ControlSize | undefined
	filled?: boolean | undefined
	/** A quiet dot for something new; say it in `label` too. */
	dot?: boolean | undefined
	/** A number of something new; say it in `label` too. */
	count?: string | undefined
}

export type IconButtonProps = Shared & {
	/** Shows a spinner in place of the icon and refuses presses while something is under way. The focus stays. */
	loading?: boolean | undefined
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>

/** A round button that is only an icon. */
export function IconButton({
	label,
	icon,
	size = 'md',
	filled,
	dot,
	count,
	loading,
	disabled,
	tabIndex,
	onClick,
	...props
}: IconButtonProps) {
	return (
		<Base
			type="button"
			title={label}
			$size={size}
			$filled={filled}
			{...props}
			{...refusal({ disabled, loading, tabIndex, onClick })}
			aria-label={label}
		>
			{loading ? <Spinner size={18} /> : icon}
			<Mark dot={dot} count={count} />
		</Base>
	)
}

function Mark({ dot, count }: Pick<Shared, 'dot' | 'count'>) {
	return (
		<>
			{dot && <Dot />}
			{count && (
				<Figure $live aria-hidden="true">
					{count}
				</Figure>
			)}
		</>
	)
}

export type IconLinkProps = Shared & Omit<ComponentProps<typeof PlainLink>, 'children' | 'aria-label'>

/** The same as a link. */
export function IconLink({ label, icon, size = 'md', filled, dot, count, ...props }: IconLinkProps) {
	return (
		<Anchor title={label} $size={size} $filled={filled} {...props} aria-label={label}>
			{icon}
			<Mark dot={dot} count={count} />
		</Anchor>
	)
}

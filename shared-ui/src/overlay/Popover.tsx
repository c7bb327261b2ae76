import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { headerHeight, until } from '../theme/tokens.ts'
import { type Align, Anchor, floating, type TriggerProps } from './floating.ts'
import { useDismiss } from './useDismiss.ts'

const Panel = styled.div<{ $align: Align }>`
	${floating}
	width: min(24rem, 100vw - 32px);
	max-height: min(32rem, 80dvh);
	overflow-y: auto;
	overscroll-behavior: contain;
	${until.phone} { position: fixed; inset: ${headerHeight} var(--gutter) auto; width: auto; }
`

export type PopoverProps = {
	label: string
	align?: Align | undefined
	/** Draws the button; the given properties go onto it. */
	button: (trigger: TriggerProps) => ReactNode
	/** What is inside; it may ask to close. */
	children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button and a panel that it opens, which does not take the page over. */
export function Popover({ label, align = 'end', button, children }: PopoverProps) {
	const [open, setOpen] = useState(false)
	const id = useId()
	const root = useRef<HTMLDivElement>(null)
	const close = useCallback(() => setOpen(false), [])
	useDismiss(root, open, close)
	return (
		<Anchor ref={root}>
			{button({
				'aria-expanded': open,
				'aria-haspopup': 'dialog',
				'aria-controls': open ? id : undefined,
				onClick: () => setOpen(!open),
			})}
			{open && (
				<Panel id={id} role="dialog" aria-label={label} $align={align}>
					{typeof children === 'function' ? children(close) : children}
				</Panel>
			)}
		</Anchor>
	)
}

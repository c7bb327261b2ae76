import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { refusal } from '../actions/refusal.ts'
import { CheckIcon } from '../icons/index.ts'
import { COLUMN, roving } from '../navigation/roving.ts'
import { color, radius, size, space } from '../theme/tokens.ts'
import { type Align, Anchor, floating, keepOnScreen, type TriggerProps } from './floating.ts'
import { useDismiss } from './useDismiss.ts'

const List = styled.div<{ $align: Align }>`
	${floating}
	display: grid;
	min-width: 12rem;
	max-width: min(20rem, 100vw - 32px);
	padding: ${space[2]};
`
const itemStyle = css<{ $danger: boolean | undefined }>`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	padding: ${space[2]} ${space[3]};
	border: 0;
	border-radius: ${radius.md};
	font-size: ${size.sm};
	font-weight: 500;
	text-align: start;
	text-decoration: none;
	color: ${(p) => (p.$danger ? color.danger : color.text)};
	background: none;
	cursor: pointer;
	&:hover, &:focus-visible { background: ${color.raised}; }
	&:focus-visible { outline-offset: -2px; border-radius: ${radius.md}; }
	&[aria-disabled] { cursor: not-allowed; opacity: 0.5; }
	svg { flex: none; }
	span { flex: 1; }
`
const ItemButton = styled.button<{ $danger: boolean | undefined }>`
	${itemStyle}
`
const ItemLink = styled(Link)<{ $danger: boolean | undefined }>`
	${itemStyle}
`

export type MenuItem = {
	label: string
	icon?: ReactNode
	danger?: boolean | undefined
	disabled?: boolean | undefined
	/** Makes the item one of several of which one is chosen. */
	checked?: boolean | undefined
	/** Language of the label, where it is not the page's. */
	lang?: string | undefined
} & ({ to: string; onSelect?: (() => void) | undefined } | { to?: undefined; onSelect: () => void })

export type MenuProps = {
	label: string
	items: readonly MenuItem[]
	align?: Align | undefined
	/** Draws the button; the given properties go onto it. */
	button: (trigger: TriggerProps) => ReactNode
}

const ENTRY = '[role^=menuitem]:not([aria-disabled])'

/** A button and the list of actions that it opens. Arrows, Home and End move; Escape, Tab and a press outside close. */
export function Menu({ label, items, align = 'end', button }: MenuProps) {
	const [open, setOpen] = useState(false)
	const id = useId()
	const root = useRef<HTMLDivElement>(null)
	const close = useCallback(() => setOpen(false), [])
	useDismiss(root, open, close)

	const entries = () => [...(root.current?.querySelectorAll<HTMLElement>(ENTRY) ?? [])]

	useEffect(() => {
		const list = open && root.current?.querySelector<HTMLElement>('[role=menu]')
		if (!list) return
		keepOnScreen(list)
		const chosen = list.querySelector<HTMLElement>(`${ENTRY}[aria-checked=true]`)
		;(chosen ?? list.querySelector<HTMLElement>(ENTRY))?.focus()
	}, [open])

	function move(event: KeyboardEvent) {
		if (event.key === 'Tab') return close()
		const all = entries()
		const focused = all.findIndex((entry) => entry.matches(':focus'))
		const next = roving(event.key, COLUMN, focused, all.length)
		if (next === undefined) return
		event.preventDefault()
		all[next]?.focus()
	}

	function choose(item: MenuItem) {
		close()
		if (!item.to) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
		item.onSelect?.()
	}

	return (
		<Anchor ref={root}>
			{button({
				'aria-expanded': open,
				'aria-haspopup': 'menu',
				'aria-controls': open ? id : undefined,
				onClick: () => setOpen(!open),
			})}
			{open && (
				<List id={id} role="menu" aria-label={label} $align={align} onKeyDown={move}>
					{items.map((item) => {
						const common = {
							role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
							'aria-checked': item.checked,
							tabIndex: -1,
							lang: item.lang,
							$danger: item.danger,
							onClick: () => choose(item),
							children: (
								<>
									{item.icon}
									<span>{item.label}</span>
									{item.checked && <CheckIcon size={16} />}
								</>
							),
						}
						return item.to ? (
							<ItemLink key={item.label} to={item.to} {...common} />
						) : (
							<ItemButton key={item.label} type="button" {...common} {...refusal({ ...item, ...common })} />
						)
					})}
				</List>
			)}
		</Anchor>
	)
}

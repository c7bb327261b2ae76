import { useEffect, useId, useState } from 'react'
import { mentionOf } from 'shared-contract'
import { Avatar, color, Meta, radius, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { beginsWith, insertText, type TypedMention } from './mentionAt.ts'

const List = styled.ul<{ $above: boolean }>`
	position: absolute;
	z-index: 20;
	inset: ${(p) => (p.$above ? 'auto auto calc(100% + 4px) 0' : 'calc(100% + 4px) auto auto 0')};
	min-width: min(16rem, 100%);
	max-width: 100%;
	padding: ${space[1]};
	border: 1px solid ${color.line};
	border-radius: ${radius.lg};
	background: ${color.surface};
	box-shadow: ${shadow.floating};
`
const Option = styled.li<{ $active: boolean }>`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	min-height: 40px;
	padding: ${space[1]} ${space[2]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	overflow-wrap: anywhere;
	cursor: pointer;
	background: ${(p) => (p.$active ? color.raised : 'none')};
`

const SHOWN_MAX = 6
const WAIT_MS = 200

/** Somebody who may be meant. */
export interface Suggested {
	name: string
	/** Undefined for who is not one person. */
	avatarUrl?: string | null
	/** What the name stands for, where it is not one person. */
	note?: string
}

interface MentionListProps extends TypedMention {
	field: HTMLTextAreaElement
	label: string
	/** Who may be meant, first of all. Only those whose name begins with what is typed are shown. */
	people: readonly Suggested[]
	/** Above the field. */
	above?: boolean
	onClose: () => void
}

/** The people whose names begin with the name that is typed. */
export function MentionList({ field, label, people, above = false, start, typed, onClose }: MentionListProps) {
	const id = useId()
	const byName = new Map(people.map((person) => [person.name, person]))
	const shown = [...byName.values()].filter(({ name }) => beginsWith(name, typed)).slice(0, SHOWN_MAX)
	const [place, setPlace] = useState(0)
	const active = Math.min(place, shown.length - 1)
	const isOpen = shown.length > 0

	function choose(name: string) {
		insertText(field, `${mentionOf(name)} `, start, start + 1 + typed.length)
		onClose()
	}
	function press(event: KeyboardEvent) {
		const person = shown[active]
		if (!person || event.isComposing || event.ctrlKey || event.metaKey) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step) setPlace((active + step + shown.length) % shown.length)
		else if (event.key === 'Enter' || event.key === 'Tab') choose(person.name)
		else if (event.key === 'Escape') onClose()
		else return
		event.preventDefault()
		// The form hears nothing of it.
		event.stopPropagation()
	}

	// The field is a combobox while it has suggestions.
	useEffect(() => {
		if (!isOpen) return undefined
		const states = {
			...{ role: 'combobox', 'aria-expanded': 'true', 'aria-autocomplete': 'list', 'aria-controls': id },
			'aria-activedescendant': `${id}-${active}`,
		}
		for (const [name, value] of Object.entries(states)) field.setAttribute(name, value)
		field.addEventListener('keydown', press)
		field.addEventListener('blur', onClose)
		return () => {
			for (const name of Object.keys(states)) field.removeAttribute(name)
			field.removeEventListener('keydown', press)
			field.removeEventListener('blur', onClose)
		}
	})

	if (!isOpen) return null
	return (
		<List id={id} role="listbox" aria-label={label} $above={above}>
			{shown.map(({ name, avatarUrl, note }, at) => (
				<Option
					key={name}
					id={`${id}-${at}`}
					role="option"
					aria-selected={at === active}
					$active={at === active}
					// The field keeps the focus.
					onPointerDown={(event) => event.preventDefault()}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => choose(name)}
				>
					{avatarUrl !== undefined && <Avatar name={name} url={avatarUrl} size={24} />}
					{name}
					{note && <Meta>{note}</Meta>}
				</Option>
			))}
		</List>
	)
}

/** People whom the server suggests for what is typed; those for what was typed before stay meanwhile. */
export function useSuggested(
	typed: string,
	ask: (typed: string, signal: AbortSignal) => Promise<Suggested[] | undefined>,
): readonly Suggested[] {
	const [found, setFound] = useState<readonly Suggested[]>([])
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question
	useEffect(() => {
		const controller = new AbortController()
		const { signal } = controller
		const timer = setTimeout(async () => {
			const answer = await ask(typed, signal).catch(() => undefined)
			if (answer && !signal.aborted) setFound(answer)
		}, WAIT_MS)
		return () => {
			clearTimeout(timer)
			controller.abort()
		}
	}, [typed])
	return found
}

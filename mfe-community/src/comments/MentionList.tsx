import { useEffect, useId, useRef, useState } from 'react'
import { connectionsRoute, mentionOf, OWN_PROFILE } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Avatar, color, radius, shadow, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { commentTranslations } from './commentTranslations.ts'
import { useDiscussion } from './discussionContext.ts'
import { beginsWith, insertText, type TypedMention } from './mentionAt.ts'

const List = styled.ul`
	position: absolute;
	z-index: 20;
	inset: calc(100% + 4px) auto auto 0;
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

interface MentionListProps extends TypedMention {
	field: HTMLTextAreaElement
	onClose: () => void
}

/** Who may be meant by the name that is typed: people of the thread, then those whom the reader follows. */
export function MentionList({ field, start, typed, onClose }: MentionListProps) {
	const t = useTranslations(commentTranslations)
	const id = useId()
	const people = usePeople(typed)
	const [place, setPlace] = useState(0)
	const active = Math.min(place, people.length - 1)
	const optionId = (at: number) => `${id}-${at}`
	const isOpen = people.length > 0

	function choose(name: string) {
		insertText(field, `${mentionOf(name)} `, start, start + 1 + typed.length)
		onClose()
	}
	function press(event: KeyboardEvent) {
		const person = people[active]
		if (!person || event.isComposing || event.ctrlKey || event.metaKey) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step) setPlace((active + step + people.length) % people.length)
		else if (event.key === 'Enter' || event.key === 'Tab') choose(person.name)
		else if (event.key === 'Escape') onClose()
		else return
		event.preventDefault()
		// The form hears nothing of it.
		event.stopPropagation()
	}
	const latest = useRef(press)
	useEffect(() => {
		latest.current = press
	})

	useEffect(() => {
		const listen = (event: KeyboardEvent) => latest.current(event)
		field.addEventListener('keydown', listen)
		field.addEventListener('blur', onClose)
		return () => {
			field.removeEventListener('keydown', listen)
			field.removeEventListener('blur', onClose)
		}
	}, [field, onClose])

	// The field is a combobox while it has suggestions.
	useEffect(() => {
		if (!isOpen) return undefined
		const states = { role: 'combobox', 'aria-expanded': 'true', 'aria-autocomplete': 'list', 'aria-controls': id }
		for (const [name, value] of Object.entries(states)) field.setAttribute(name, value)
		return () => {
			for (const name of [...Object.keys(states), 'aria-activedescendant']) field.removeAttribute(name)
		}
	}, [field, id, isOpen])
	useEffect(() => {
		if (isOpen) field.setAttribute('aria-activedescendant', `${id}-${active}`)
	}, [field, id, isOpen, active])

	if (!isOpen) return null
	return (
		<List id={id} role="listbox" aria-label={t('comments.form.mentions')}>
			{people.map(({ name, avatarUrl }, at) => (
				<Option
					key={name}
					id={optionId(at)}
					role="option"
					aria-selected={at === active}
					$active={at === active}
					// The field keeps the focus.
					onPointerDown={(event) => event.preventDefault()}
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => choose(name)}
				>
					<Avatar name={name} url={avatarUrl} size={24} />
					{name}
				</Option>
			))}
		</List>
	)
}

interface Suggested {
	name: string
	avatarUrl: string | null
}

function usePeople(typed: string): Suggested[] {
	const { discussion } = useDiscussion()
	const { reader, threads } = discussion
	const [followed, setFollowed] = useState<Suggested[]>([])
	const readerName = reader?.name

	useEffect(() => {
		if (readerName === undefined) return undefined
		const controller = new AbortController()
		const { signal } = controller
		const timer = setTimeout(async () => {
			const query = { side: 'following', q: typed } as const
			const outcome = await call(connectionsRoute, { params: { username: OWN_PROFILE }, query }, { signal }).catch(
				() => undefined,
			)
			if (signal.aborted || outcome?.state !== 'done') return
			setFollowed(outcome.answer.items.map(({ username: name, avatarUrl }) => ({ name, avatarUrl })))
		}, WAIT_MS)
		return () => {
			clearTimeout(timer)
			controller.abort()
		}
	}, [typed, readerName])

	const inThread = [...threads.comments.values()].flatMap(({ author }) => author ?? [])
	const byName = new Map([...inThread, ...followed].map((person) => [person.name, person]))
	byName.delete(readerName ?? '')
	return [...byName.values()].filter(({ name }) => beginsWith(name, typed)).slice(0, SHOWN_MAX)
}

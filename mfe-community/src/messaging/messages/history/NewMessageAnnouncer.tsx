import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { Message } from 'shared-contract'
import { VisuallyHidden } from 'shared-ui'
import { saidIn } from '../attachments/saidIn.ts'
import { $currentMember } from '../currentMember.ts'
import { quoteOf } from './history.ts'

/** Live region for screen readers: announces messages of others that arrive while the conversation is open. */
export function NewMessageAnnouncer({ items }: { items: readonly Message[] }) {
	const self = useStore($currentMember)
	const last = items.at(-1)
	const initialNumber = useRef(last?.number)
	const isNew =
		last !== undefined &&
		last.number !== initialNumber.current &&
		last.state === 'sent' &&
		last.author &&
		last.author.id !== self?.id
	return <VisuallyHidden role="log">{isNew && `${last.author?.name}: ${saidIn(quoteOf(last))}`}</VisuallyHidden>
}

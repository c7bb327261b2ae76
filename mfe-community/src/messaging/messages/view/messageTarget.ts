import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { showToast } from 'shared-state'
import { loadAround } from '../history/historyStore.ts'
import { messageTranslations } from '../messageTranslations.ts'

const MARKED_MS = 2000

interface MessageKey {
	/** The conversation. */
	id: string
	number: number
}

const $wanted = atom<MessageKey | undefined>()
const $standsOut = atom<MessageKey | undefined>()
/** The message in the middle of the open conversation. */
let middle: MessageKey | undefined
/** The message that was in the middle before a link to another one was followed, by conversation. */
const returns = new Map<string, number>()

/** The message that the address names. It is in the middle once it is loaded. */
export const $targetMessage: ReadableAtom<MessageKey | undefined> = $wanted

/** The same message for two seconds after it has come to the middle. */
export const $markedMessage: ReadableAtom<MessageKey | undefined> = $standsOut

/** The query of the address of a message. */
export function messageSearch(number: number): string {
	return `?message=${number}`
}

/** Notes which message is in the middle, for the way back. */
export function noteMiddle(id: string, number: number | undefined): void {
	middle = number === undefined ? undefined : { id, number }
}

/** Shows a message when the reader comes back to its conversation. */
export function returnTo(id: string, number: number): void {
	returns.set(id, number)
}

/** Shows the message that the address names, and the former place when the reader goes back from it. */
export function useMessageTarget(id: string, isReady: boolean): void {
	const [search] = useSearchParams()
	const { key } = useLocation()
	const navigation = useNavigationType()
	const wasDialog = useRef(false)
	const named = /^[1-9]\d{0,8}$/.exec(search.get('message') ?? '')?.[0]
	const isDialog = search.has('open')

	// biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again shows its message again
	useEffect(() => {
		const hasClosedDialog = wasDialog.current && navigation === 'REPLACE' && named !== undefined
		wasDialog.current = isDialog
		if (!isReady || isDialog || hasClosedDialog) return
		const number = named === undefined ? returns.get(id) : Number(named)
		if (number === undefined) return
		if (named === undefined) returns.delete(id)
		else if (!returns.has(id) && middle?.id === id) returns.set(id, middle.number)
		return showMessage({ id, number })
	}, [id, named, isReady, isDialog, key])

	useEffect(
		() => () => {
			returns.delete(id)
			noteMiddle(id, undefined)
		},
		[id],
	)
}

/** Brings a loaded message to the middle. */
export function scrollToMessage(id: string, number: number): void {
	$wanted.set({ id, number })
}

/** Ends the mark of a message two seconds after it has come into sight, which may take a while. */
export function endMarkLater(): void {
	const marked = $standsOut.get()
	setTimeout(() => $standsOut.get() === marked && $standsOut.set(undefined), MARKED_MS)
}

function showMessage(message: MessageKey): () => void {
	$wanted.set(message)
	void loadAround(message.id, message.number).then((isLoaded) => {
		if ($wanted.get() !== message) return
		if (!isLoaded) return showToast('bad', messageTranslations.translate('messages.find.gone'))
		$standsOut.set(message)
	})
	return () => {
		$wanted.set(undefined)
		$standsOut.set(undefined)
	}
}

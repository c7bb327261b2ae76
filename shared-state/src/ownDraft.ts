import { atom, type ReadableAtom } from 'nanostores'
import { conforms } from 'shared-contract'
import { record, string } from 'shared-contract/schema'
// By its name, not its path: a slice brings this file along, and the state is the page's.
import { $session, keepDraft, keptDraft, type Session } from 'shared-state'

const Drafts = record(string())

const $owner = atom('')

/** Whose drafts are kept and found now: the id of the member, or an empty text for a visitor. */
export const $draftOwner: ReadableAtom<string> = $owner

/** Keeps what whoever is here typed, for them alone; this tab only. A visitor's is whoever's they sign in as. */
export function keepOwnDraft(name: string, text: string): void {
	const owner = $owner.get()
	const { [name]: _, ...others } = draftsOf(owner)
	keepDrafts(owner, text ? { ...others, [name]: text } : others)
}

/** What whoever is here typed before, or an empty text. */
export function keptOwnDraft(name: string): string {
	return draftsOf($owner.get())[name] ?? ''
}

// Called at once: Discord leads back to a page that is loaded anew, and signed in before this file was there.
$session.subscribe((session) => {
	takeOver(session)
	$owner.set(ownerOf(session))
})

/** Gives a member what they typed as a visitor, and what was kept under their name before their id was known. */
function takeOver(session: Session): void {
	const owner = ownerOf(session)
	if (session.state !== 'member' || owner === $owner.get()) return
	if ($owner.get() === '') move('', owner)
	if (owner !== session.username) move(session.username, owner)
}

function move(from: string, to: string): void {
	const moved = draftsOf(from)
	if (Object.keys(moved).length === 0) return
	// Of two texts at one place, what was typed last.
	keepDrafts(to, { ...draftsOf(to), ...moved })
	keepDrafts(from, {})
}

function keepDrafts(of: string, drafts: Readonly<Record<string, string>>): void {
	keepDraft(storedAs(of), Object.keys(drafts).length === 0 ? '' : JSON.stringify(drafts))
}

function draftsOf(of: string): Readonly<Record<string, string>> {
	try {
		const kept: unknown = JSON.parse(keptDraft(storedAs(of)))
		return conforms(Drafts, kept) ? kept : {}
	} catch {
		return {}
	}
}

function storedAs(of: string): string {
	return `of:${of}`
}

// An older page does not tell the id before the server has answered.
function ownerOf(session: Session): string {
	if (session.state === 'visitor') return ''
	return session.id ?? session.member?.id ?? session.username
}

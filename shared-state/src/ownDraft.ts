import { atom, type ReadableAtom } from 'nanostores'
import { conforms } from 'shared-contract'
import { record, string } from 'shared-contract/schema'
// By its name, not its path: a slice brings this file along, and the state is the page's.
import { $session, keepDraft, keptDraft, type Session } from 'shared-state'

const Drafts = record(string(), string())

const $owner = atom(nameOf($session.get()))

/** Whose drafts are kept and found now: the name of the member, or an empty one for a visitor. */
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

let memberId = idOf($session.get())
// They signed in before this file was there: Discord leads back to a page that is loaded anew.
if ($owner.get() !== '') move('', $owner.get())
$session.listen((session) => {
	const owner = $owner.get()
	const next = nameOf(session)
	const id = idOf(session)
	const isRenamed = owner !== '' && id !== undefined && id === memberId
	if (next !== owner && next !== '' && (owner === '' || isRenamed)) move(owner, next)
	// While the server is asked again, more is not known of the same member.
	memberId = id ?? (next === owner ? memberId : undefined)
	$owner.set(next)
})

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

function nameOf(session: Session): string {
	return session.state === 'member' ? session.username : ''
}

function idOf(session: Session): string | undefined {
	return session.state === 'member' ? session.member?.id : undefined
}

import { atom, type ReadableAtom } from 'nanostores'
import { conforms } from 'shared-contract'
import { record, string } from 'shared-contract/schema'
// By package name, not path: this file is bundled into each slice, but the state is the page's shared module.
import { $session, readDraft, type Session, saveDraft } from 'shared-state'

const Drafts = record(string())

const $owner = atom('')

/** The owner of drafts: the id of the member, or an empty text for a visitor. */
export const $draftOwner: ReadableAtom<string> = $owner

/** Stores a draft for its owner alone, in this tab. A visitor's draft goes to the member they sign in as. */
export function saveOwnDraft(name: string, text: string): void {
	const owner = $owner.get()
	const { [name]: _, ...others } = draftsOf(owner)
	saveDrafts(owner, text ? { ...others, [name]: text } : others)
}

/** The owner's draft, or an empty text. */
export function readOwnDraft(name: string): string {
	return draftsOf($owner.get())[name] ?? ''
}

// `subscribe` calls at once: after the return from Discord the member is signed in before this file is loaded.
$session.subscribe((session) => {
	adoptVisitorDrafts(session)
	$owner.set(ownerOf(session))
})

/** Moves drafts to a member: those typed as a visitor, and those stored under the name before the id was known. */
function adoptVisitorDrafts(session: Session): void {
	const owner = ownerOf(session)
	if (session.state !== 'member' || owner === $owner.get()) return
	if ($owner.get() === '') moveDrafts('', owner)
	if (owner !== session.username) moveDrafts(session.username, owner)
}

function moveDrafts(from: string, to: string): void {
	const moved = draftsOf(from)
	if (Object.keys(moved).length === 0) return
	// If both owners have a draft of one name, the last one wins.
	saveDrafts(to, { ...draftsOf(to), ...moved })
	saveDrafts(from, {})
}

function saveDrafts(of: string, drafts: Readonly<Record<string, string>>): void {
	saveDraft(storageName(of), Object.keys(drafts).length === 0 ? '' : JSON.stringify(drafts))
}

function draftsOf(of: string): Readonly<Record<string, string>> {
	try {
		const stored: unknown = JSON.parse(readDraft(storageName(of)))
		return conforms(Drafts, stored) ? stored : {}
	} catch {
		return {}
	}
}

function storageName(of: string): string {
	return `of:${of}`
}

// A page of an older version has no id before the server's response.
function ownerOf(session: Session): string {
	if (session.state === 'visitor') return ''
	return session.id ?? session.member?.id ?? session.username
}

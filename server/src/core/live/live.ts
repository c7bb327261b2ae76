import type { LiveEvent, Topic, TopicKind } from 'shared-contract'
import type { Guard } from './guards.ts'

export interface PublishOptions {
	/** Members who are not told, though they watch. */
	except?: Iterable<string>
}

/** Tells the pages that are open what happens, in every process of the site. A hint: the database is the truth. */
export interface Live {
	/** Tells everyone who watches the topic. Call it once the transaction has committed. Never throws. */
	publish(topic: Topic, event: LiveEvent, options?: PublishOptions): void
	/** A member may no longer watch (kicked, blocked, left). */
	revoke(topic: Topic, memberId: string): void
	/**
	 * Something that gave rights to or about these members has ended (a profile is private now, a group was left): what
	 * they watch, and who watches whether they are here or what they show, is asked for again.
	 */
	recheck(memberIds: readonly string[]): void
	/** Who may watch the topics of a kind; each slice says it for its own. */
	guard(kind: TopicKind, guard: Guard): void
	/** Says whom a member's signals, as that they type, are kept from. */
	hideSignals(from: (memberId: string) => Promise<Iterable<string>>): void
	isOnline(memberId: string): boolean
	/** Those of the members who are here now. */
	online(memberIds: Iterable<string>): Set<string>
	/** A session has ended: its sockets close. */
	endSession(keyHash: string): void
	/** All sessions of a member have ended. */
	endSessionsOf(memberId: string): void
	/** Tells the other processes that who is given which version has changed. */
	publishReleases(revision: number): void
	/** Hears of such changes in other processes; of no revision in particular where one may not have been told. */
	followReleases(listener: (revision: number | undefined) => void): void
	/** Where failures are told; the endpoint of the sockets gives the log of the application. */
	report(error: unknown, message: string): void
}

import type { LiveEvent, Topic, TopicKind } from 'shared-contract'
import type { Guard } from './guards.ts'

export interface PublishOptions {
	/** Members who watch the topic and must not get the event. */
	except?: Iterable<string>
	/** The only members who get the event; undefined for all who watch the topic. */
	only?: Iterable<string> | undefined
}

/** Live updates to open pages, in every process of the site. They are hints: the database is the source of truth. */
export interface Live {
	/** Sends an event to all who watch the topic. Call it after the commit. Never throws. */
	publish(topic: Topic, event: LiveEvent, options?: PublishOptions): void
	/** Ends a member's subscription of a topic (kicked, blocked, left). */
	revoke(topic: Topic, memberId: string): void
	/**
	 * Checks the guards again for all subscriptions that depend on these members or lists, after rights of or about them have
	 * ended (a profile or list became private, a member left a group).
	 */
	recheck(ids: readonly string[]): void
	/** Registers the guard of a kind of topic; each slice does it for its own kinds. */
	guard(kind: TopicKind, guard: Guard): void
	/** Registers the query for the members who must not get a member's signals, such as typing. */
	hideSignals(from: (memberId: string) => Promise<Iterable<string>>): void
	isOnline(memberId: string): boolean
	/** The members who are online. */
	online(memberIds: Iterable<string>): Set<string>
	/** Closes the sockets of an ended session. */
	endSession(keyHash: string): void
	/** Closes the sockets of all sessions of a member. */
	endSessionsOf(memberId: string): void
	/** Notifies the other processes of a change of the release registry. */
	publishReleases(revision: number): void
	/** Subscribes to such changes of other processes. The revision is undefined after lost messages. */
	followReleases(listener: (revision: number | undefined) => void): void
	/** Logs a failure. */
	report(error: unknown, message: string): void
}

/** A {@link Live} whose publications are deferred until the transaction has committed. */
export function deferLive(live: Live, later: (work: () => void) => void): Live {
	return {
		publish: (...parameters) => later(() => live.publish(...parameters)),
		revoke: (...parameters) => later(() => live.revoke(...parameters)),
		recheck: (...parameters) => later(() => live.recheck(...parameters)),
		endSession: (...parameters) => later(() => live.endSession(...parameters)),
		endSessionsOf: (...parameters) => later(() => live.endSessionsOf(...parameters)),
		publishReleases: (...parameters) => later(() => live.publishReleases(...parameters)),
		followReleases: (listener) => live.followReleases(listener),
		guard: (kind, guard) => live.guard(kind, guard),
		hideSignals: (from) => live.hideSignals(from),
		isOnline: (memberId) => live.isOnline(memberId),
		online: (memberIds) => live.online(memberIds),
		report: (error, message) => live.report(error, message),
	}
}

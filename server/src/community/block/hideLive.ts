import type { AppContext } from '../../core/appContext.ts'

/** Ends what two members could see live of each other's profiles. */
export function hideLive({ live }: AppContext, one: string, other: string): void {
	live.revoke(`profile:${one}`, other)
	live.revoke(`profile:${other}`, one)
}

import { type Audience, CANARY_ROLES } from 'shared-contract'
import { withChosen } from '../promotion.ts'

const SHARES = ['0.05', '0.1', '0.2', '0.5']

/** Who has a flag as the value of a selection; nobody is `off`. */
export function choiceOf(to: Audience | null): string {
	if (to === null) return 'off'
	if ('share' in to) return String(to.share)
	return 'role' in to ? to.role : 'everybody'
}

/** Who has a flag by the value of a selection. */
export function audienceOfChoice(choice: string): Audience | null {
	if (choice === 'off') return null
	if (choice === 'everybody') return { everybody: true }
	const role = CANARY_ROLES.find((each) => each === choice)
	return role ? { role } : { share: Number(choice) }
}

/** The offered values, with that of the flag among them. */
export function choicesFor(to: Audience | null): string[] {
	const shares = to && 'share' in to ? withChosen(SHARES, choiceOf(to)) : SHARES
	return ['off', ...CANARY_ROLES, ...shares, 'everybody']
}

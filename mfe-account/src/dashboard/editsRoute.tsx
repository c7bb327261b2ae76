import type { LoaderFunctionArgs } from 'react-router-dom'
import { allContributionsRoute } from 'shared-contract'
import { requireMember } from '../auth/requireMember.ts'
import { ContributionsPage } from './ContributionsPage.tsx'
import { load } from './load.ts'
import { refusedFor } from './refusedFor.ts'

export function Component() {
	return <ContributionsPage of="edits" route={allContributionsRoute} />
}

/** Asks for the changes of everybody; where that is not for who is here, for nothing. */
export async function loader(args: LoaderFunctionArgs) {
	const instead = requireMember(args.request) ?? (await refusedFor('/dashboard/edits'))
	return instead ?? load(args, allContributionsRoute, { query: {} })
}

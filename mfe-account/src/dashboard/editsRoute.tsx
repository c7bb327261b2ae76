import type { LoaderFunctionArgs } from 'react-router-dom'
import { allContributionsRoute } from 'shared-contract'
import { accountFirst } from '../auth/signInFirst.ts'
import { ContributionsPage } from './ContributionsPage.tsx'
import { load } from './load.ts'

export function Component() {
	return <ContributionsPage of="edits" route={allContributionsRoute} />
}

export function loader(args: LoaderFunctionArgs) {
	return accountFirst(args.request) ?? load(args, allContributionsRoute, { query: {} })
}

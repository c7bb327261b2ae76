import type { LoaderFunctionArgs } from 'react-router-dom'
import { ownContributionsRoute } from 'shared-contract'
import { ContributionsPage } from './ContributionsPage.tsx'
import { load } from './load.ts'

export function Component() {
	return <ContributionsPage of="contributions" route={ownContributionsRoute} />
}

export function loader(args: LoaderFunctionArgs) {
	return load(args, ownContributionsRoute, { query: {} })
}

import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { type ErrorCode, importRoute, importsRoute, type ListImport } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { redirectToSignIn, requireMemberUnlessDemo } from '../../auth/requireMember.ts'
import { transferTranslations } from './transferTranslations.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The past imports, and the import of the URL if it still exists. */
export interface TransferLoaderData {
	past: Outcome<{ items: ListImport[] }>
	open: ListImport | undefined
	problem: ErrorCode | undefined
}

/** Loads the past imports. A visitor signs in first. */
export async function loadTransfer({ request }: LoaderFunctionArgs): Promise<TransferLoaderData | Response> {
	const redirect = requireMemberUnlessDemo(request, transferTranslations)
	if (redirect) return redirect
	const { searchParams } = new URL(request.url)
	const { signal } = request
	const id = searchParams.get('import') ?? ''
	const [past, open] = await Promise.all([
		call(importsRoute, {}, { signal }),
		ID.test(id) ? call(importRoute, { params: { importId: id } }, { signal }) : undefined,
		loadTranslations(transferTranslations),
	])
	if (past.state === 'refused' && past.problem.code === 'auth.required') return redirectToSignIn(request)
	const isGone = id !== '' && open?.state !== 'done'
	return {
		past,
		open: open?.state === 'done' ? open.answer.import : undefined,
		problem: isGone ? 'transfer.gone' : undefined,
	}
}

/** The page writes the query itself, so a change of it does not reload. */
export const shouldRevalidateTransfer: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
	currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

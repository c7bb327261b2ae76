import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom'
import { type ErrorCode, importRoute, importsRoute, type ListImport } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { requireMemberUnlessDemo, redirectToSignIn } from '../auth/requireMember.ts'
import { words } from '../words.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the page starts from: the past imports, and the file that the address names, if it is still there. */
export interface TransferArrival {
	past: Outcome<{ items: ListImport[] }>
	open: ListImport | undefined
	problem: ErrorCode | undefined
}

/** Asks for the past imports; who has no list of their own signs in first. */
export async function loadTransfer({ request }: LoaderFunctionArgs): Promise<TransferArrival | Response> {
	const elsewhere = requireMemberUnlessDemo(request)
	if (elsewhere) return elsewhere
	const { searchParams } = new URL(request.url)
	const { signal } = request
	const id = searchParams.get('import') ?? ''
	const [past, open] = await Promise.all([
		call(importsRoute, {}, { signal }),
		ID.test(id) ? call(importRoute, { params: { importId: id } }, { signal }) : undefined,
		readyWords(words),
	])
	if (past.state === 'refused' && past.problem.code === 'auth.required') return redirectToSignIn(request)
	const isGone = id !== '' && open?.state !== 'done'
	return {
		past,
		open: open?.state === 'done' ? open.answer.import : undefined,
		problem: isGone ? 'transfer.gone' : undefined,
	}
}

/** The address follows what is shown here; it asks for nothing anew. */
export const keepOnSearch: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
	currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

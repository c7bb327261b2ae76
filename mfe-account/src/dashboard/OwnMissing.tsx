import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import { MISSING_PAGE_SIZE, type MissingField, type MissingTitle, ownMissingRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemotePages, type Page } from 'shared-state/remote'
import { Button, ChipButton, EmptyState, SkeletonText, Stack } from 'shared-ui'
import { contributionTranslations } from './contributionTranslations.ts'

const MINE = 'mine'

/** Whether the page shows only what the member has seen. */
export const isMine = (search: URLSearchParams): boolean => search.get(MINE) === '1'

/** The address of a field's page, with the filter of the address that is open. */
export const keepMine = (path: string, search: URLSearchParams): string => (isMine(search) ? `${path}&${MINE}=1` : path)

/** "Do que eu vi": shows what is missing in the works that the member finished, in place of the best-known ones. */
export function MineChip() {
	const t = useTranslations(contributionTranslations)
	const [search, setSearch] = useSearchParams()
	function toggle() {
		const changed = new URLSearchParams(search)
		changed.delete('page')
		if (isMine(search)) changed.delete(MINE)
		else changed.set(MINE, '1')
		setSearch(changed)
	}
	return (
		<ChipButton pressed={isMine(search)} onClick={toggle}>
			{t('missing.mine')}
		</ChipButton>
	)
}

/** What is missing in the works that the member finished, the latest first. */
export function OwnMissing(props: { field: MissingField; children: (items: readonly MissingTitle[]) => ReactNode }) {
	return <Loaded key={props.field} {...props} />
}

function createOwnMissing(field: MissingField) {
	return createRemotePages<Page<MissingTitle, number>>(
		async (page = 1) => {
			const outcome = await call(ownMissingRoute, { params: { field }, query: { page } })
			if (outcome.state !== 'done') return outcome
			const { items } = outcome.answer
			return { state: 'done', answer: { items, next: items.length === MISSING_PAGE_SIZE ? page + 1 : null } }
		},
		({ id }) => id,
	)
}

function Loaded({ field, children }: { field: MissingField; children: (items: readonly MissingTitle[]) => ReactNode }) {
	const t = useTranslations(contributionTranslations)
	const [store] = useState(() => createOwnMissing(field))
	const state = useStore(store.$state)
	useEffect(() => void store.load(), [store])
	if (state.state === 'loading') return <SkeletonText lines={8} />
	if (state.state === 'failed') return <FailurePanel title={t('missing.failed')} onRetry={store.load} />
	const { items, next } = state.value
	if (items.length === 0) return <EmptyState title={t('missing.none')} text={t('missing.mine.none.text')} />
	return (
		<Stack>
			{children(items)}
			{next !== null && (
				<div>
					<Button size="sm" onClick={() => void store.loadMore()}>
						{t('missing.mine.more')}
					</Button>
				</div>
			)}
		</Stack>
	)
}

import { useStore } from '@nanostores/react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Button, Meta, Skeleton, Stack } from 'shared-ui'
import { ImportRowItem } from './ImportRowItem.tsx'
import type { ImportRowsStore } from './importRowsStore.ts'
import { RowList } from './style.ts'
import { transferTranslations } from './transferTranslations.ts'

/** The rows of a file, with a button for more. */
export function ImportRows({ rows }: { rows: ImportRowsStore }) {
	const t = useTranslations(transferTranslations)
	const state = useStore(rows.$state)
	if (state.state === 'loading') {
		return (
			<div role="status" aria-label={t('transfer.rows.loading')}>
				<Skeleton $height="16rem" />
			</div>
		)
	}
	if (state.state === 'failed') {
		return <FailurePanel title={t('transfer.rows.failed')} onRetry={rows.load} />
	}
	if (state.value.items.length === 0) return <Meta as="p">{t('transfer.rows.none')}</Meta>
	return (
		<Stack>
			<RowList>
				{state.value.items.map((row) => (
					<ImportRowItem key={row.place} row={row} />
				))}
			</RowList>
			{state.more === 'failed' && <Meta role="alert">{t('transfer.rows.failed')}</Meta>}
			{state.value.next !== null && (
				<Button loading={state.more === 'loading'} onClick={() => void rows.loadMore()}>
					{t('listTabs.more')}
				</Button>
			)}
		</Stack>
	)
}

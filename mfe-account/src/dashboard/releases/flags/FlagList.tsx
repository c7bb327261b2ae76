import { useState } from 'react'
import { LANGUAGE_TAGS, type ReleaseFlag, switchFlagRoute } from 'shared-contract'
import { listFormat, useLocale, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Badge, Button, Cluster, Meta, Stack } from 'shared-ui'
import { ConfirmAction } from '../ConfirmAction.tsx'
import { detailTranslations } from '../detailTranslations.ts'
import { Row, RowList, SmallHeading } from '../style.ts'
import { FlagDialog } from './FlagDialog.tsx'
import { useFlagTexts } from './useFlagTexts.ts'

interface FlagListProps {
	slice: string
	/** The version that everybody gets. */
	current: string | null
	flags: readonly ReleaseFlag[]
}

/** The feature flags of a slice: who has each, and a dialog that changes it. */
export function FlagList({ slice, current, flags }: FlagListProps) {
	const t = useTranslations(detailTranslations)
	const [changed, setChanged] = useState<ReleaseFlag>()
	const [removed, setRemoved] = useState<ReleaseFlag>()
	return (
		<Stack $gap={3}>
			<SmallHeading>{t('flags.title')}</SmallHeading>
			<RowList>
				{flags.map((flag) => (
					<FlagRow
						key={flag.name}
						flag={flag}
						current={current}
						onChange={() => setChanged(flag)}
						onRemove={() => setRemoved(flag)}
					/>
				))}
			</RowList>
			{changed && <FlagDialog slice={slice} flag={changed} onClose={() => setChanged(undefined)} />}
			{removed && (
				<ConfirmAction
					title={t('flags.remove')}
					text={t('flags.remove.ask', { name: removed.name })}
					done={t('flags.removed', { name: removed.name })}
					act={() =>
						act(switchFlagRoute, { params: { slice, flag: removed.name }, body: { to: null, from: removed.to } })
					}
					onClose={() => setRemoved(undefined)}
				/>
			)}
		</Stack>
	)
}

interface FlagRowProps {
	flag: ReleaseFlag
	current: string | null
	onChange: () => void
	onRemove: () => void
}

function FlagRow({ flag, current, onChange, onRemove }: FlagRowProps) {
	const t = useTranslations(detailTranslations)
	const texts = useFlagTexts()
	const locale = useLocale()
	const { name, to, versions } = flag
	const isUnused = versions.length === 0
	const isElsewhere = !isUnused && !versions.includes(current ?? '')
	return (
		<Row>
			<div>
				<Cluster>
					<strong>{texts.title(flag)}</strong>
					<Badge $tone={to ? 'live' : undefined}>{texts.audience(to)}</Badge>
					{isUnused && <Badge $tone="danger">{t('flags.unused')}</Badge>}
				</Cluster>
				<code>{name}</code>
			</div>
			<Meta as="p">
				{isUnused && t('flags.unused.text')}
				{isElsewhere && t('flags.only', { versions: listFormat(LANGUAGE_TAGS[locale]).format(versions) })}
			</Meta>
			<div>
				<Button size="sm" variant={isUnused ? 'danger' : undefined} onClick={isUnused ? onRemove : onChange}>
					{t(isUnused ? 'flags.remove' : 'flags.change')}
				</Button>
			</div>
		</Row>
	)
}

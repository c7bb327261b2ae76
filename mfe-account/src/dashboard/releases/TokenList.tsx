import { useState } from 'react'
import { LoadFailure } from 'shared-composition'
import { type ReleaseToken, revokeReleaseTokenRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act, type Outcome } from 'shared-state'
import { Badge, Button, Cluster, EmptyState, Meta, PlusIcon, Stack } from 'shared-ui'
import { ConfirmAction, CreateTokenDialog } from './deferredParts.ts'
import type { Tokens } from './loadReleases.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Row, RowList } from './style.ts'
import { useLastAnswer } from './useLastAnswer.ts'

/** The publish tokens, each for one slice. */
export function TokenList({ tokens, slices }: { tokens: Outcome<Tokens>; slices: readonly string[] }) {
	const t = useTranslations(releaseTranslations)
	const { shown } = useLastAnswer(tokens)
	const [isMaking, setMaking] = useState(false)
	const [revoked, setRevoked] = useState<ReleaseToken>()

	if (shown.state !== 'done') return <LoadFailure title={t('releases.tokens.failed')} />
	const { items } = shown.answer
	return (
		<Stack>
			<Cluster $between>
				<Meta as="p">{t('releases.tokens.lead')}</Meta>
				<Button variant="primary" onClick={() => setMaking(true)}>
					<PlusIcon size={18} />
					{t('releases.tokens.make')}
				</Button>
			</Cluster>
			{items.length === 0 ? (
				<EmptyState title={t('releases.tokens.empty')} text={t('releases.tokens.empty.text')} />
			) : (
				<RowList>
					{items.map((token) => (
						<TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
					))}
				</RowList>
			)}
			{isMaking && <CreateTokenDialog slices={slices} onClose={() => setMaking(false)} />}
			{revoked && (
				<ConfirmAction
					title={t('releases.tokens.revoke')}
					text={t('releases.tokens.revoke.ask', { label: revoked.label, slice: revoked.slice })}
					done={t('releases.tokens.revoked')}
					act={() => act(revokeReleaseTokenRoute, { query: { id: revoked.id } })}
					onClose={() => setRevoked(undefined)}
				/>
			)}
		</Stack>
	)
}

/** A token: its slice, author, expiry and last use. The token itself is never shown. */
function TokenRow({ token, onRevoke }: { token: ReleaseToken; onRevoke: () => void }) {
	const t = useTranslations(releaseTranslations)
	const formats = useFormats()
	const { label, slice, by, state, createdAt, expiresAt, usedAt, endedWith } = token
	const name = by ?? t('releases.by.gone')
	return (
		<Row>
			<div>
				<Cluster>
					<strong>{label}</strong>
					<Badge>{slice}</Badge>
					{state !== 'valid' && <Badge $tone="danger">{t(`releases.tokens.${state}`)}</Badge>}
				</Cluster>
				<Meta as="p">{t('releases.tokens.by', { name, date: formats.date(createdAt) })}</Meta>
				{endedWith && <Meta as="p">{t(`releases.tokens.endedWith.${endedWith}`, { name })}</Meta>}
			</div>
			<Meta as="p">
				{usedAt === null ? t('releases.tokens.unused') : t('releases.tokens.used', { ago: formats.ago(usedAt) })}
				{' · '}
				{t('releases.tokens.until', { date: formats.date(expiresAt) })}
			</Meta>
			{state === 'valid' && (
				<div>
					<Button size="sm" variant="danger" onClick={onRevoke}>
						{t('releases.tokens.revoke')}
					</Button>
				</div>
			)}
		</Row>
	)
}

import { Link } from 'react-router-dom'
import type { Proposal } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Avatar, Cluster, Meta } from 'shared-ui'
import { revisionTranslations } from '../revision/revisionTranslations.ts'

/** Whose proposal it is, about what, and since when. */
export function ProposalHead({ proposal: { author, name, path, at } }: { proposal: Proposal }) {
	const t = useTranslations(revisionTranslations)
	const formats = useFormats()
	const authorName = author?.name ?? t('revision.log.somebody')
	return (
		<Cluster $gap={3}>
			<Avatar name={authorName} url={author?.avatarUrl} size={36} />
			<div>
				<strong>{path === null ? name : <Link to={path}>{name}</Link>}</strong>
				<Meta as="p" title={formats.instant(at)}>
					{authorName} · {formats.ago(at)}
				</Meta>
			</div>
		</Cluster>
	)
}

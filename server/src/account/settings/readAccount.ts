import { type AccountSettings, artworkPath, UPLOADS_BASE } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { Problem } from '../../core/problem.ts'

/** The settings of a member's own account. @throws Problem 401 if it was deleted. */
export async function readAccount({ db, linkedAccount, now }: AppContext, memberId: string): Promise<AccountSettings> {
	const row = await db
		.selectFrom('member')
		.leftJoin('email_change', (join) =>
			join.onRef('email_change.member_id', '=', 'member.id').on('email_change.expires_at', '>', now()),
		)
		.where('member.id', '=', memberId)
		.select(['member.id', 'username', 'bio', 'member.email', 'avatar_url', 'banner_url', 'joined_at', 'password_hash'])
		.select('email_change.email as pending_email')
		.executeTakeFirst()
	if (!row) throw new Problem('auth.required', 401)
	return {
		id: row.id,
		username: row.username,
		bio: row.bio,
		email: row.email,
		pendingEmail: row.pending_email,
		avatarUrl: row.avatar_url ?? artworkPath('avatar', row.id),
		bannerUrl: row.banner_url ?? artworkPath('banner', row.id),
		hasAvatar: isUpload(row.avatar_url),
		hasBanner: isUpload(row.banner_url),
		hasPassword: row.password_hash !== null,
		discordName: (await linkedAccount(db, memberId))?.name ?? null,
		createdAt: row.joined_at.toISOString(),
	}
}

function isUpload(url: string | null): boolean {
	return url?.startsWith(UPLOADS_BASE) ?? false
}

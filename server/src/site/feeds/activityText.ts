import { type Activity, type ActivityEvent, LANGUAGE_TAGS, type Locale, titleName } from 'shared-contract'
import { interpolate } from 'shared-i18n/interpolate'

const EVENTS: Record<Locale, Record<ActivityEvent, string>> = {
	pt: {
		saved: 'Salvou {subject}',
		progressed: 'Chegou ao número {progress} de {subject}',
		finished: 'Terminou {subject}',
		scored: 'Deu nota {score}: {subject}',
		liked: 'Gostou: {subject}',
		commented: 'Comentou: {subject}',
		reviewed: 'Escreveu uma resenha de {subject}',
		replied: 'Respondeu a um comentário: {subject}',
		edited: 'Editou a página: {subject}',
		added: 'Adicionou {subject} ao catálogo',
		published: 'Publicou a notícia {subject}',
		followed: 'Começou a seguir {subject}',
		joined: 'Entrou no grupo {subject}',
	},
	en: {
		saved: 'Saved {subject}',
		progressed: 'Reached number {progress} of {subject}',
		finished: 'Finished {subject}',
		scored: 'Scored {score}: {subject}',
		liked: 'Liked {subject}',
		commented: 'Commented on {subject}',
		reviewed: 'Reviewed {subject}',
		replied: 'Replied to a comment on {subject}',
		edited: 'Edited the page of {subject}',
		added: 'Added {subject} to the catalogue',
		published: 'Published the article {subject}',
		followed: 'Followed {subject}',
		joined: 'Joined the group {subject}',
	},
	ja: {
		saved: '「{subject}」を保存しました',
		progressed: '「{subject}」の{progress}まで進みました',
		finished: '「{subject}」を最後まで見ました',
		scored: '「{subject}」に{score}点をつけました',
		liked: '「{subject}」にいいねしました',
		commented: '「{subject}」にコメントしました',
		reviewed: '「{subject}」のレビューを書きました',
		replied: '「{subject}」のコメントに返信しました',
		edited: '「{subject}」のページを編集しました',
		added: '「{subject}」をカタログに追加しました',
		published: 'ニュース「{subject}」を公開しました',
		followed: '{subject}さんをフォローしました',
		joined: 'グループ「{subject}」に参加しました',
	},
}
const EPISODE: Record<Locale, string> = {
	pt: 'episódio {number} de {title}',
	en: 'episode {number} of {title}',
	ja: '{title} 第{number}話',
}

/** What a member did, in one sentence. An episode has its number alone, because names can be spoilers. */
export function activityText({ event, subject, score, progress }: Activity, locale: Locale, names: string): string {
	const places = { subject: subjectText(subject, locale, names), score: score ?? '', progress: progress ?? '' }
	return interpolate(EVENTS[locale][event], places, LANGUAGE_TAGS[locale])
}

function subjectText(subject: Activity['subject'], locale: Locale, names: string): string {
	switch (subject.kind) {
		case 'title':
			return titleName(subject.title, names)
		case 'episode': {
			const places = { number: subject.number, title: titleName(subject.title, names) }
			return interpolate(EPISODE[locale], places, LANGUAGE_TAGS[locale])
		}
		case 'member':
			return subject.username
		default:
			return subject.name
	}
}

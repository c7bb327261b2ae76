// Made by `npm run api-client` from the OpenAPI document of the server.
export interface paths {
    "/api/v1/edits/{entity}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of a title, episode, person, character or studio that can be edited, as they stand */
        get: operations["getV1EditsEntityId"];
        put?: never;
        /** Edits one of them in the name of the member; an edit by a new member waits for a moderator. 409 with `conflicts` where a field no longer is as it was read. Scope: catalogue:write */
        post: operations["postV1EditsEntityId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a filtered, sorted list of titles */
        get: operations["getV1Titles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The titles that a text names, the best match first; it forgives typing errors */
        get: operations["getV1Search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A title with its details */
        get: operations["getV1TitlesId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/by/{site}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The title with an id at another site. Some sites count anime and manga apart, so the kind is needed */
        get: operations["getV1TitlesBySiteId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/titles/{id}/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the episodes of a season of a title; season 0 holds the extras */
        get: operations["getV1TitlesIdEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seasons/{year}/{season}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the anime and films of a season, the most popular first */
        get: operations["getV1SeasonsYearSeason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ranking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the anime and films by rank, the best first */
        get: operations["getV1Ranking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The releases of the week of a date, in any time zone of the world */
        get: operations["getV1Calendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/members/{username}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a public member's list, of the titles of a kind with a status */
        get: operations["getV1MembersUsernameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the member's own list, with private entries. Scope: list:read */
        get: operations["getV1MeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/list/{titleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's entry of a title; 404 if it is not on the list. Scope: list:read */
        get: operations["getV1MeListTitleId"];
        put?: never;
        post?: never;
        /** Takes a title off the member's list. Scope: list:write */
        delete: operations["deleteV1MeListTitleId"];
        options?: never;
        head?: never;
        /** Changes the member's entry of a title, or adds one; absent fields keep their values. Scope: list:write */
        patch: operations["patchV1MeListTitleId"];
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member whom an access token stands for, and what it allows */
        get: operations["getV1Me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getV1EditsEntityId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "title" | "episode" | "person" | "character" | "studio";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        values: {
                            field: string;
                            value: string;
                        }[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    postV1EditsEntityId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entity: "title" | "episode" | "person" | "character" | "studio";
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        field: "title" | "synopsis" | "posterUrl" | "bannerUrl" | "description" | "thumbnailUrl" | "synopsisEn" | "synopsisJa" | "otherPosters" | "otherBanners" | "airing" | "names" | "format" | "status" | "year" | "season" | "started" | "ended" | "minutes" | "episodeCount" | "chapterCount" | "volumeCount" | "genres" | "tags" | "studios" | "cast" | "voices" | "staff" | "seasons" | "episodes" | "volumes" | "chapters" | "trailers" | "songs" | "platforms" | "dubs" | "relations" | "links" | "externalIds" | "aired" | "filler" | "name" | "nativeName" | "pictureUrl" | "url" | "merged";
                        from: string;
                        to: string;
                        draft?: number;
                        confirmed?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        revision: number | null;
                        proposal?: number;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1Titles: {
        parameters: {
            query: {
                kind: "anime" | "manga";
                format?: string;
                q?: string;
                status?: string;
                season?: "winter" | "spring" | "summer" | "fall";
                year?: number;
                dub?: string;
                service?: string;
                score?: string;
                episodes?: string;
                minutes?: string;
                genre?: "action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense";
                genres?: string;
                without?: string;
                tags?: string;
                sort?: "rating" | "year" | "title" | "popularity" | "added";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            url: string;
                            /** @enum {string} */
                            kind: "anime" | "manga";
                            /** @enum {string} */
                            format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                            /** @enum {string} */
                            status: "releasing" | "completed" | "not_released";
                            isOnHiatus: boolean;
                            names: {
                                main: string;
                                english: string | null;
                                japanese: string | null;
                                romaji: string | null;
                            };
                            year: number | null;
                            score: number | null;
                            votes: number;
                            pictureUrl: string;
                            genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1Search: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            url: string;
                            /** @enum {string} */
                            kind: "anime" | "manga";
                            /** @enum {string} */
                            format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                            /** @enum {string} */
                            status: "releasing" | "completed" | "not_released";
                            isOnHiatus: boolean;
                            names: {
                                main: string;
                                english: string | null;
                                japanese: string | null;
                                romaji: string | null;
                            };
                            year: number | null;
                            score: number | null;
                            votes: number;
                            pictureUrl: string;
                            genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                        }[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1TitlesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        /** @enum {string} */
                        kind: "anime" | "manga";
                        /** @enum {string} */
                        format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                        /** @enum {string} */
                        status: "releasing" | "completed" | "not_released";
                        isOnHiatus: boolean;
                        names: {
                            main: string;
                            english: string | null;
                            japanese: string | null;
                            romaji: string | null;
                        };
                        year: number | null;
                        score: number | null;
                        votes: number;
                        pictureUrl: string;
                        genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                        otherNames: {
                            language: string;
                            name: string;
                        }[];
                        synopses: {
                            language: string | null;
                            text: string;
                            source: string | null;
                        }[];
                        startedOn: string | null;
                        endedOn: string | null;
                        minutes: number | null;
                        episodes: number | null;
                        chapters: number | null;
                        volumes: number | null;
                        studios: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "studio" | "producer";
                        }[];
                        tags: {
                            name: string;
                            isSpoiler: boolean;
                        }[];
                        platforms: {
                            name: string;
                            url: string | null;
                        }[];
                        ids: {
                            site: string;
                            id: string;
                        }[];
                        relations: {
                            /** @enum {string} */
                            relation: "source" | "prequel" | "sequel" | "parent" | "side_story" | "adaptation" | "alternative" | "spin_off" | "summary" | "character" | "other";
                            title: {
                                id: number;
                                url: string;
                                /** @enum {string} */
                                kind: "anime" | "manga";
                                /** @enum {string} */
                                format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                                /** @enum {string} */
                                status: "releasing" | "completed" | "not_released";
                                isOnHiatus: boolean;
                                names: {
                                    main: string;
                                    english: string | null;
                                    japanese: string | null;
                                    romaji: string | null;
                                };
                                year: number | null;
                                score: number | null;
                                votes: number;
                                pictureUrl: string;
                                genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1TitlesBySiteId: {
        parameters: {
            query: {
                kind: "anime" | "manga";
            };
            header?: never;
            path: {
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        /** @enum {string} */
                        kind: "anime" | "manga";
                        /** @enum {string} */
                        format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                        /** @enum {string} */
                        status: "releasing" | "completed" | "not_released";
                        isOnHiatus: boolean;
                        names: {
                            main: string;
                            english: string | null;
                            japanese: string | null;
                            romaji: string | null;
                        };
                        year: number | null;
                        score: number | null;
                        votes: number;
                        pictureUrl: string;
                        genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                        otherNames: {
                            language: string;
                            name: string;
                        }[];
                        synopses: {
                            language: string | null;
                            text: string;
                            source: string | null;
                        }[];
                        startedOn: string | null;
                        endedOn: string | null;
                        minutes: number | null;
                        episodes: number | null;
                        chapters: number | null;
                        volumes: number | null;
                        studios: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "studio" | "producer";
                        }[];
                        tags: {
                            name: string;
                            isSpoiler: boolean;
                        }[];
                        platforms: {
                            name: string;
                            url: string | null;
                        }[];
                        ids: {
                            site: string;
                            id: string;
                        }[];
                        relations: {
                            /** @enum {string} */
                            relation: "source" | "prequel" | "sequel" | "parent" | "side_story" | "adaptation" | "alternative" | "spin_off" | "summary" | "character" | "other";
                            title: {
                                id: number;
                                url: string;
                                /** @enum {string} */
                                kind: "anime" | "manga";
                                /** @enum {string} */
                                format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                                /** @enum {string} */
                                status: "releasing" | "completed" | "not_released";
                                isOnHiatus: boolean;
                                names: {
                                    main: string;
                                    english: string | null;
                                    japanese: string | null;
                                    romaji: string | null;
                                };
                                year: number | null;
                                score: number | null;
                                votes: number;
                                pictureUrl: string;
                                genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1TitlesIdEpisodes: {
        parameters: {
            query?: {
                season?: number;
                /** @description The number of the page, from 1 */
                page?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            /** @enum {string} */
                            kind: "regular" | "special" | "trailer" | "opening" | "ending" | "credit" | "parody" | "other";
                            number: number;
                            names: {
                                main: string;
                                english: string | null;
                                japanese: string | null;
                                romaji: string | null;
                            };
                            minutes: number | null;
                            releasedOn: string | null;
                        }[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1SeasonsYearSeason: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1 */
                page?: number;
            };
            header?: never;
            path: {
                year: string;
                season: "winter" | "spring" | "summer" | "fall";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            url: string;
                            /** @enum {string} */
                            kind: "anime" | "manga";
                            /** @enum {string} */
                            format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                            /** @enum {string} */
                            status: "releasing" | "completed" | "not_released";
                            isOnHiatus: boolean;
                            names: {
                                main: string;
                                english: string | null;
                                japanese: string | null;
                                romaji: string | null;
                            };
                            year: number | null;
                            score: number | null;
                            votes: number;
                            pictureUrl: string;
                            genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1Ranking: {
        parameters: {
            query?: {
                /** @description The number of the page, from 1 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            url: string;
                            /** @enum {string} */
                            kind: "anime" | "manga";
                            /** @enum {string} */
                            format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                            /** @enum {string} */
                            status: "releasing" | "completed" | "not_released";
                            isOnHiatus: boolean;
                            names: {
                                main: string;
                                english: string | null;
                                japanese: string | null;
                                romaji: string | null;
                            };
                            year: number | null;
                            score: number | null;
                            votes: number;
                            pictureUrl: string;
                            genres: ("action" | "adventure" | "comedy" | "drama" | "fantasy" | "scifi" | "sliceoflife" | "supernatural" | "sports" | "romance" | "mystery" | "suspense")[];
                        }[];
                        page: number;
                        pageSize: number;
                        total: number;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1Calendar: {
        parameters: {
            query: {
                date: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            title: {
                                id: number;
                                name: string;
                            };
                            at: string;
                            episode: number | null;
                            isExpected: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1MembersUsernameList: {
        parameters: {
            query: {
                kind: "anime" | "manga";
                status: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                sort?: "changed" | "title" | "score" | "progress" | "siteScore" | "format" | "season" | "studio" | "started" | "finished" | "next";
                after?: string;
            };
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            title: {
                                id: number;
                                /** @enum {string} */
                                kind: "anime" | "manga";
                                /** @enum {string} */
                                format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                                name: string;
                                pictureUrl: string;
                            };
                            /** @enum {string} */
                            status: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                            progress: number;
                            total: number | null;
                            volumes: number;
                            score: number | null;
                            exact?: number;
                            startedOn: string | null;
                            finishedOn: string | null;
                            repeats: number;
                            notes: string;
                            tags: string[];
                            isPrivate: boolean;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1MeList: {
        parameters: {
            query: {
                kind: "anime" | "manga";
                status: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                sort?: "changed" | "title" | "score" | "progress" | "siteScore" | "format" | "season" | "studio" | "started" | "finished" | "next";
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            title: {
                                id: number;
                                /** @enum {string} */
                                kind: "anime" | "manga";
                                /** @enum {string} */
                                format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                                name: string;
                                pictureUrl: string;
                            };
                            /** @enum {string} */
                            status: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                            progress: number;
                            total: number | null;
                            volumes: number;
                            score: number | null;
                            exact?: number;
                            startedOn: string | null;
                            finishedOn: string | null;
                            repeats: number;
                            notes: string;
                            tags: string[];
                            isPrivate: boolean;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1MeListTitleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                titleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            title: {
                                id: number;
                                /** @enum {string} */
                                kind: "anime" | "manga";
                                /** @enum {string} */
                                format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                                name: string;
                                pictureUrl: string;
                            };
                            /** @enum {string} */
                            status: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                            progress: number;
                            total: number | null;
                            volumes: number;
                            score: number | null;
                            exact?: number;
                            startedOn: string | null;
                            finishedOn: string | null;
                            repeats: number;
                            notes: string;
                            tags: string[];
                            isPrivate: boolean;
                        };
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    deleteV1MeListTitleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                titleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        done: boolean;
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    patchV1MeListTitleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                titleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    status?: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                    progress?: number;
                    volumes?: number;
                    score?: number | null;
                    startedOn?: string | null;
                    finishedOn?: string | null;
                    notes?: string;
                    tags?: string;
                    isPrivate?: boolean;
                    today?: string;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: {
                            title: {
                                id: number;
                                /** @enum {string} */
                                kind: "anime" | "manga";
                                /** @enum {string} */
                                format: "TV" | "Movie" | "OVA" | "Manga" | "Novel" | "OneShot" | "Manhwa" | "Manhua";
                                name: string;
                                pictureUrl: string;
                            };
                            /** @enum {string} */
                            status: "current" | "completed" | "planned" | "dropped" | "paused" | "rewatching";
                            progress: number;
                            total: number | null;
                            volumes: number;
                            score: number | null;
                            exact?: number;
                            startedOn: string | null;
                            finishedOn: string | null;
                            repeats: number;
                            notes: string;
                            tags: string[];
                            isPrivate: boolean;
                        };
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
    getV1Me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        username: string;
                        avatarUrl: string | null;
                        scopes: ("profile:read" | "list:read" | "list:write" | "catalogue:write")[];
                    };
                };
            };
            /** @description A refusal */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        code: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        msg: string;
                        requestId: string;
                        fields?: {
                            [key: string]: "airing.date" | "airing.episodes" | "airing.incomplete" | "airing.invalid" | "app.address.invalid" | "app.name.reserved" | "app.refused" | "app.token.tooMany" | "app.tooMany" | "assistant.busy" | "assistant.dayLimit" | "assistant.tooMany" | "auth.adult.off" | "auth.birthDate.invalid" | "auth.birthDate.locked" | "auth.birthDate.minor" | "auth.credentials" | "auth.discord.emailTaken" | "auth.discord.failed" | "auth.discord.linked" | "auth.discord.only" | "auth.email.invalid" | "auth.email.taken" | "auth.code.wrong" | "auth.passkey.failed" | "auth.passkey.missing" | "auth.passkey.tooMany" | "auth.password.common" | "auth.password.guessable" | "auth.password.long" | "auth.password.mismatch" | "auth.password.personal" | "auth.password.short" | "auth.password.wrong" | "auth.link.invalid" | "auth.otherMember" | "auth.required" | "auth.scope" | "auth.token" | "auth.secondFactor" | "auth.secondFactor.expired" | "auth.stepUp" | "auth.tooMany" | "auth.username.invalid" | "auth.username.mixed" | "auth.username.reserved" | "auth.username.taken" | "auth.username.alike" | "date.invalid" | "delay.newDate" | "delay.which" | "draft.failed" | "draft.limit" | "draft.unread" | "friend.request.accepted" | "friend.request.gone" | "friend.request.tooMany" | "friend.self" | "friend.tooMany" | "group.channel.last" | "group.channel.name.required" | "group.channel.tooMany" | "group.full" | "group.banned" | "group.invitation.invalid" | "group.invitation.tooMany" | "group.lastAdmin" | "group.name.required" | "group.tooMany" | "list.inUse" | "list.incomplete" | "list.repeated" | "list.tooLong" | "list.unknown" | "merge.final" | "merge.kind" | "message.episode.ahead" | "message.episode.reply" | "message.notAllowed" | "message.tooManyPins" | "number.invalid" | "poll.closed" | "privacy.minor" | "proposal.settled" | "relation.self" | "creation.tooMany" | "entry.date.invalid" | "entry.dates.order" | "entry.progress.beyond" | "entry.tag.tooLong" | "entry.tags.tooMany" | "entry.tooMany" | "favorite.tooMany" | "list.changed" | "list.full" | "list.title.required" | "list.tooMany" | "view.nameTaken" | "view.tooMany" | "list.undoExpired" | "listSync.away" | "listSync.refused" | "listSync.revoked" | "mediaServer.body.unknown" | "mediaServer.body.unreadable" | "mediaServer.tooMany" | "comment.gone" | "comment.tooManyMentions" | "comment.undoExpired" | "appeal.already" | "appeal.expired" | "list.hidden" | "moderation.another" | "moderation.claimed" | "moderation.own" | "moderation.settled" | "report.already" | "live.frame.invalid" | "mail.failed" | "mail.tooMany" | "push.failed" | "release.broken" | "release.changed" | "release.current" | "release.exists" | "release.expose.missing" | "release.file.unknown" | "release.integrity.missing" | "release.map" | "release.noCurrent" | "release.noPrevious" | "release.override.off" | "release.preview" | "release.route.dropped" | "release.route.reserved" | "release.route.taken" | "release.tampered" | "release.full" | "release.tooLarge" | "release.tooMany" | "release.unfinished" | "release.unknown" | "request.body.malformed" | "request.body.tooLarge" | "request.forbidden" | "request.invalid" | "request.key.reused" | "request.key.running" | "request.locale.unknown" | "request.method" | "request.notFound" | "request.text.invalid" | "request.tooMany" | "request.type" | "names.tooMany" | "revision.conflict" | "revision.undone" | "role.lastAdmin" | "server.busy" | "server.failed" | "server.unavailable" | "text.required" | "text.tooLong" | "text.tooShort" | "together.alone" | "together.ended" | "together.full" | "together.nothingFits" | "together.started" | "together.tooMany" | "together.unanswered" | "together.vetoUsed" | "transfer.file.archive" | "transfer.file.broken" | "transfer.file.deep" | "transfer.file.empty" | "transfer.file.encoding" | "transfer.file.entities" | "transfer.file.mixed" | "transfer.file.tooLarge" | "transfer.file.tooMany" | "transfer.file.truncated" | "transfer.file.unknown" | "transfer.gone" | "upload.broken" | "upload.gone" | "upload.notPicture" | "upload.tooLarge" | "upload.tooLong" | "upload.tooMany" | "upload.tooManyPixels" | "url.https" | "url.invalid" | "year.invalid";
                        };
                        conflicts?: {
                            field: string;
                            wanted: string;
                            current: string;
                            by: {
                                revision: number;
                                name: string | null;
                                at: string;
                            } | null;
                        }[];
                    };
                };
            };
        };
    };
}

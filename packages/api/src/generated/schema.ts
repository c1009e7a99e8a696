// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/client/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Configuration of the client of a sub-domain. */
        get: operations["loadClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{clientId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to a client.
         * @description Wrong credentials are a response with status 200, not an error (1-decisions 32, 33). Too many attempts for an account and address are 429 with the time of the next possible try.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{clientId}/logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session and its refresh tokens. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/{clientId}/refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a refresh token for a new pair of tokens.
         * @description The refresh token is the credential. It rotates at each use; a second use more than 10 seconds later ends every session of the family.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/otp/generate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a one-time code to a person who forgot the password. */
        post: operations["generateOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/otp/reconcile": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a one-time code.
         * @description Five tries a code, ten minutes. A right code gives a single-use grant for one new password, no session.
         */
        post: operations["reconcileOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/otp/password": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the grant of a right code.
         * @description A grant that is wrong, used or older than ten minutes returns 400 with `fields.grant`, a weak password 400 with `fields.newPassword`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/client/{clientId}/theme": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Colours and images of a client. */
        get: operations["getTheme"];
        put?: never;
        /** Save the colours, the content or both. */
        post: operations["saveTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/client/{clientId}/theme#content": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Texts of the login page. */
        get: operations["getThemeContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/get-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Main logo of a client. */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/portal/get-logo#images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the other images of a client. */
        get: operations["getImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/upload#getSignedUrl": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Addresses to put images of the brand or of a user to.
         * @description Brand images need CLIENT_VIEW, the picture of another user USERS_UPDATE, on the client that begins the key. A bucket or key that the server would not have chosen is rejected.
         */
        post: operations["getSignedUploadUrls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/sign-upload-url": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Address to put one file to.
         * @description The right follows from the bucket and the prefix of the path; anything the server would not have chosen is rejected.
         */
        post: operations["signUploadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/platform/{clientId}#getPlatformClients": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Clients of the platform that the session may switch to. */
        get: operations["getPlatformClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/platform/{clientId}/employees#getEmployees": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** A page of the employees of all clients of the platform. */
        get: operations["listPlatformEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/client/{clientId}#getDashboardStats": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Payslip uploads and portal logins by day. */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDashboardEmployees": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Recently registered employees and the registered and unregistered counts. */
        get: operations["getDashboardEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getClientDatesAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Daily statistics of a client. */
        get: operations["getClientDatesAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getEmployeeRegistrationAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Registered and unregistered employees created in the period. */
        get: operations["getEmployeeRegistrationAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPayslipsUploadedAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Payslips uploaded by day. */
        get: operations["getPayslipsUploadedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDocumentStorageVisitsAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Visits to document storage by day. */
        get: operations["getDocumentStorageVisitsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDiscountVisitsAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Visits to discounts by day. */
        get: operations["getDiscountVisitsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getWellbeingVisitsAnalytics": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Visits to wellbeing by day. */
        get: operations["getWellbeingVisitsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/profile/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** The own account as the profile page shows it. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own account. */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/profile/{id}#changePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own password and end all sessions of the account. */
        patch: operations["changePassword"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/association": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Dissociate the employee from the own account. */
        delete: operations["dissociateEmployee"];
        options?: never;
        head?: never;
        /**
         * Associate an employee with the own account.
         * @description An employee of this client who is linked to no other account (1-decisions 72).
         */
        patch: operations["associateEmployee"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** A page of the users of a client. */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user from the modal or from the wizard.
         * @description Nobody gives a role, a permission or a client that goes beyond what the caller holds: 403. A username in use is 409 with `fields.username`.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change the account details of a user. */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the users of a client. */
        get: operations["countUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users#removeUserScope": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a client from the access of a user. */
        delete: operations["removeUserScope"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/find-user": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** The user with a given username, e-mail address or id. */
        get: operations["findUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/client-users": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** All users of the client, as targets of secure send. */
        get: operations["listClientUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/clients": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Clients of the platform that the session may give access to. */
        get: operations["listAccessClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#getUserScopes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Clients that a user may work in. */
        get: operations["getUserScopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#getUserTeams": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Teams that a restriction of the user can name. */
        get: operations["getUserTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#addUserScope": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a user work in a client. */
        post: operations["addUserScope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#setDefaultScope": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set the one default client of a user. */
        patch: operations["setDefaultScope"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}/permissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** All permissions, each with what the user holds of it. */
        get: operations["getUserPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Allow and revoke permissions of a user.
         * @description A permission that the caller does not hold cannot be given: 403.
         */
        patch: operations["updateUserPermissions"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}/permissions#updateUserPermissionsRestricted": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose the clients and teams where a granted permission does not apply. */
        patch: operations["restrictUserPermission"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#getExplanation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Why a user may, or may not, use a permission at a client and for a team.
         * @description Decided by the function that checks every call. Everybody may check their own access, whichever client they work in; to check another user of the client needs USERS_VIEW there. A user, permission, client or team out of the caller's reach is 404.
         */
        get: operations["explainAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#setUserStatus": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Deactivate a user, or let a deactivated one sign in again.
         * @description Deactivating ends every session at once. Nobody deactivates themself, the last superadmin, or an account that holds more than they do: 403.
         */
        patch: operations["setUserStatus"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#getUserLock": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Until when failed sign-ins keep the user out. */
        get: operations["getUserLock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/users/{id}#unlockUser": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Forget the failed sign-ins of a user.
         * @description An account that holds more than the caller returns 403. One that is not locked stays as it is.
         */
        patch: operations["unlockUser"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/roles": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** A page of the roles of the platform and of the client. */
        get: operations["listRoles"];
        put?: never;
        /**
         * Create a role without policies.
         * @description A label whose name is in use returns 409 with `fields.label`.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the label of a role; its name and so its address stay.
         * @description A label that is, or whose name is, that of another role returns 409 with `fields.label`.
         */
        patch: operations["renameRole"];
        trace?: never;
    };
    "/ssp/production/access/{clientId}/roles#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the roles. */
        get: operations["countRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/roles#addPolicyToRole": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a policy to a role. */
        post: operations["addPolicyToRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/roles#removePolicyFromRole": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a policy from a role. */
        delete: operations["removePolicyFromRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/roles#removeRole": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a role that no account has; 409 while one has it. */
        delete: operations["removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/roles#getImpact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Which accounts would lose access when a policy is removed from a role. */
        get: operations["getRolePolicyImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/policies": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** A page of the policies of the platform and of the client. */
        get: operations["listPolicies"];
        put?: never;
        /**
         * Create a policy.
         * @description A label whose name is in use returns 409 with `fields.label`; a permission that the caller does not hold 403.
         */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/policies#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the policies. */
        get: operations["countPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/policies#addPermissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add permissions to a policy. */
        post: operations["addPolicyPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/policies#removePermission": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a permission from a policy. */
        delete: operations["removePolicyPermission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/policies#getImpact": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Which accounts would lose access when a permission is removed from a policy. */
        get: operations["getPolicyPermissionImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/policies/{name}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Name of the policy. */
                name: components["schemas"]["PolicyName"];
            };
            cookie?: never;
        };
        /** A policy with its permissions. */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/permissions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** A page of the permissions of the platform and of the client. */
        get: operations["listPermissions"];
        put?: never;
        /**
         * Create a permission or a permission group.
         * @description A name or group in use returns 409. The creator holds the new permissions, so that somebody can pass them on.
         */
        post: operations["createPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/permissions#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the permissions. */
        get: operations["countPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/audit-log": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * Who changed which access, from what to what, when; the newest first.
         * @description Changes made in the client of the path. Those of users need USERS_VIEW, of roles ROLES_VIEW, of policies POLICIES_VIEW, of permissions PERMISSIONS_VIEW and of the brand CLIENT_VIEW; the others are left out.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/access/{clientId}/audit-log#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the changes that the filters leave. */
        get: operations["countAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/{clientId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** A page of the employees of a client, or one employee. */
        get: operations["listEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/{clientId}#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the employees that match the filters. */
        get: operations["countEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/{clientId}#quickCreate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create one employee.
         * @description Employee actions carry no permission of their own beyond the page's. An identifier in use returns 409 with `fields.identifier`.
         */
        post: operations["quickCreateEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/teams/{clientId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Teams of a client. */
        get: operations["listTeams"];
        put?: never;
        /**
         * Create a team without members.
         * @description A label in use, upper and lower case alike, returns 409 with `fields.label`.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/teams/{clientId}#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /** Number of the teams. */
        get: operations["countTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/shared-documents/{clientId}/access": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        /**
         * Shared-document access of a user, or all access to the platform.
         * @description One of userId and platformId is needed.
         */
        get: operations["listSharedDocumentScopes"];
        put?: never;
        /** Give a user shared-document access. */
        post: operations["addSharedDocumentScope"];
        /** Take shared-document access away. */
        delete: operations["removeSharedDocumentScope"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A record id, a lower-case UUID. */
        Id: string;
        /** @description A name that people read. White space at the ends is dropped. */
        Label: string;
        /** @description Same-origin address of an image, null without one. */
        Image: string | null;
        /** @description Configuration of a client (tenant). */
        Client: {
            id: components["schemas"]["Id"];
            clientName: components["schemas"]["Label"];
            identifier: string;
            platformDomain: string;
            subdomain: string;
            platform_id: components["schemas"]["Id"];
            /** @description The client whose main logo is shown (1-decisions 62). */
            brand_client_id: components["schemas"]["Id"];
            analytics_id: string | null;
            platform_logo: components["schemas"]["Image"];
            appstore_url: string | null;
            playstore_url: string | null;
            /** @description The first item holds the pin of the mobile app. */
            app_pin: {
                pin: string;
            }[];
            loginIdentifierType: string | null;
            registerIdentifierType: string | null;
            /** @description Extension field; whether the client shares files through Secure Send. Left out means yes. */
            secureSend?: boolean;
        };
        ClientList: components["schemas"]["Client"][];
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         */
        Timestamp: string;
        /** @description The body of every response with a status of 400 or more. */
        Problem: {
            /** @enum {string} */
            code: "invalid" | "unauthorised" | "token_expired" | "forbidden" | "not_found" | "conflict" | "client_mismatch" | "stale" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "unavailable" | "internal";
            /** @description A sentence for the person at the screen, never a stack or a query. */
            message: string;
            /** @description The same id stands in the server's log. */
            errorId: string;
            /** @description Texts for single fields, keyed by the name of the field on the wire. */
            fields?: {
                [key: string]: string;
            };
            /** @description With forbidden, the permission that is missing. */
            permission?: string;
            /** @description With stale, the record as it stands now. */
            current?: {
                [key: string]: unknown;
            };
            /** @description With too_many_requests, the moment of the next possible try. */
            retryAt?: components["schemas"]["Timestamp"];
        };
        /** @description Sign-in name, unique within a client. */
        Username: string;
        LoginRequest: {
            username: components["schemas"]["Username"];
            password: string;
            /** @description Repeats the client of the path. */
            clientId?: components["schemas"]["Id"];
        };
        IdList: components["schemas"]["Id"][];
        Restriction: {
            permission: string;
            client_ids: components["schemas"]["IdList"];
            /** @description Extension field; restricted teams, at most 50 of them, which is what a header has room for. */
            team_ids?: components["schemas"]["Id"][];
        };
        /** @description The session user. The interface reads it to draw; the server looks up live rights at each request. */
        TokenClaims: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            username: components["schemas"]["Username"];
            /** @description Session id. */
            sid: components["schemas"]["Id"];
            /** @description As many as a header has room for, those of the platform first. */
            permissions: string[];
            /** @description Where a held permission does not apply (1-decisions 1); as many as a header has room for. */
            restricted: components["schemas"]["Restriction"][];
            /** @description The associated employee, null without one. */
            employee_id?: string | null;
            /** @description Home client, the one signed in to. */
            client_id: components["schemas"]["Id"];
            platform_id: components["schemas"]["Id"];
            /** @description End */
            exp: number;
            /** @description Issued */
            iat: number;
        };
        /** @description Signed access token (JWT, HS256, 10 minutes) for the Authorization header; the browser reads its claims. */
        AccessToken: string;
        /** @description Opaque, good for one exchange. Using it twice ends the whole family of sessions. */
        RefreshToken: string;
        /** @description `success` false carries only `message`, the same for a wrong name and a wrong password. */
        LoginResult: {
            success: boolean;
            message?: string;
            token?: components["schemas"]["AccessToken"];
            refreshToken?: components["schemas"]["RefreshToken"];
        };
        Success: {
            success: boolean;
            /** @description The reason, for the person at the screen. */
            message?: string;
        };
        RefreshRequest: {
            refreshToken: components["schemas"]["RefreshToken"];
        };
        RefreshResult: {
            /** @constant */
            success: true;
            token: components["schemas"]["AccessToken"];
            refreshToken: components["schemas"]["RefreshToken"];
        };
        /** @description The e-mail address as typed; the server finds the account of the client named by SSP-Client. */
        OtpUser: string;
        /**
         * @description 0 is the code of a forgotten password.
         * @constant
         */
        OtpType: 0;
        /**
         * @description The service that requests the code.
         * @constant
         */
        OtpScope: "ssp";
        GenerateOtpRequest: {
            user_id: components["schemas"]["OtpUser"];
            type: components["schemas"]["OtpType"];
            scope: components["schemas"]["OtpScope"];
        };
        /** @enum {string} */
        OtpStatus: "success" | "error";
        /** @description The same for known and unknown people. */
        GenerateOtpResult: {
            status: components["schemas"]["OtpStatus"];
        };
        ReconcileOtpRequest: {
            user_id: components["schemas"]["OtpUser"];
            type: components["schemas"]["OtpType"];
            /** @description Six letters or digits. Null, a list and an empty text are rejected. */
            otp: string;
            scope: components["schemas"]["OtpScope"];
        };
        /** @description Extension field. Right to set one new password, once, within 10 minutes. */
        ResetGrant: string;
        /** @description What the page may hold. Neither a session nor an e-mail address. */
        OtpVerifiedUser: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            grant: components["schemas"]["ResetGrant"];
        };
        ReconcileOtpResult: {
            status: components["schemas"]["OtpStatus"];
            /** @description Only with success. */
            body?: {
                user: components["schemas"]["OtpVerifiedUser"];
            };
        };
        /** @description A new password. At least 8 characters with an upper-case letter, a lower-case letter, a special character and a number (1-decisions 73, 84 as overruled by security.md); a common password is rejected. Errors name the field. */
        Password: string;
        ResetPasswordRequest: {
            user_id: components["schemas"]["OtpUser"];
            type: components["schemas"]["OtpType"];
            scope: components["schemas"]["OtpScope"];
            grant: components["schemas"]["ResetGrant"];
            newPassword: components["schemas"]["Password"];
        };
        /** @description Hexadecimal colour of exactly 7 characters, such as '#3886c2'. */
        Colour: string;
        /** @description The six colours. A colour that is absent falls back to its default. */
        ThemeColours: {
            primary?: components["schemas"]["Colour"];
            secondary?: components["schemas"]["Colour"];
            tertiary?: components["schemas"]["Colour"];
            accent?: components["schemas"]["Colour"];
            highlight?: components["schemas"]["Colour"];
            loginOverlay?: components["schemas"]["Colour"];
        };
        /** @description ThemeColours as JSON text. */
        ColoursText: string;
        /** @description Addresses of the images by their get-logo prefix; `logo` is the main logo. */
        ThemeImages: {
            logo?: components["schemas"]["Image"];
            alternate?: components["schemas"]["Image"];
            "login-image"?: components["schemas"]["Image"];
            "login-bg-image"?: components["schemas"]["Image"];
            "main-bg-image"?: components["schemas"]["Image"];
        };
        Theme: {
            theme_colours: components["schemas"]["ColoursText"];
            /** @description The stylesheet that the server made from the colours. */
            theme_colours_css: string;
            /** @description ThemeImages as JSON text. */
            theme_images: string;
        };
        /**
         * Format: date
         * @description A day as YYYY-MM-DD or null.
         */
        OptionalDate: string | null;
        /** @description Texts of the login page, shown between start and end; without dates always. */
        ThemeContent: {
            loginHeading: string;
            loginSubHeading: string;
            loginTextStart: components["schemas"]["OptionalDate"];
            loginTextEnd: components["schemas"]["OptionalDate"];
        };
        /** @description What is absent stays as it is. */
        SaveThemeRequest: {
            theme_colours?: components["schemas"]["ColoursText"];
            theme_colours_css?: string;
            /** @description ThemeContent as JSON text. */
            theme_content?: string;
        };
        Logo: {
            url: components["schemas"]["Image"];
        };
        /**
         * @description Which image; the main logo has no prefix.
         * @enum {string}
         */
        LogoPrefix: "alternate" | "login-bg-image" | "login-image" | "main-bg-image";
        /** @description Empty when the client has no such image. */
        LogoList: components["schemas"]["Logo"][];
        /** @description Files to be put, each checked against what the server would have chosen (security.md 2, row 1). */
        SignedUploadRequest: {
            bucket: string;
            /** @description '{clientId}/{logo, alternate-logo, loginImage, loginBgImage or mainBgImage}' or '{clientId}/users/{userId}/avatar.{ext}' */
            key: string;
            /**
             * @description File extension without the dot.
             * @enum {string}
             */
            ext: "png" | "jpg" | "jpeg" | "gif" | "svg";
        }[];
        /** @description Extension field, present when the file goes straight to a store that cannot look into it. POST here, without a body or a bearer header, once the file is put: 200 when it was taken, else a problem with the reason. */
        UploadCheck: string;
        SignedUpload: {
            /** @description PUT the file here with its content type and no bearer header; any status but 200 is a failure. */
            url: string;
            check?: components["schemas"]["UploadCheck"];
            key: string;
        };
        /** @description In the order of the request. */
        SignedUploadList: components["schemas"]["SignedUpload"][];
        SignUploadUrlRequest: {
            /** @description Key within the bucket; it begins with the client id. */
            filePath: string;
            contentType: string;
            bucketName: string;
        };
        SignUploadUrlResult: {
            url: string;
            check?: components["schemas"]["UploadCheck"];
        };
        /** @description A client as a tile of the switcher and of the pickers. */
        PlatformClient: {
            id: components["schemas"]["Id"];
            clientName: components["schemas"]["Label"];
            logo: components["schemas"]["Image"];
            platformName: components["schemas"]["Label"];
            platform_id: components["schemas"]["Id"];
            /** @description Extension field; switching goes by it (1-decisions 53). */
            subdomain: string;
        };
        PlatformClientList: components["schemas"]["PlatformClient"][];
        /** @description Two days with both ends included, 'YYYY-MM-DD,YYYY-MM-DD'. */
        DateRange: string;
        /**
         * @description active = not deactivated; registered and unregistered are active employees with and without a registration date, so that the two counts add up to active.
         * @enum {string}
         */
        EmployeeStatus: "registered" | "unregistered" | "deactivated" | "active";
        /** @description A count, the number of records that match the filter. */
        Total: number;
        OptionalText: string | null;
        /** Format: date-time */
        OptionalTimestamp: string | null;
        /** @description JSON text that holds the avatar, '{"avatar":"<address>"}'; null without a record. */
        AdditionalData: string | null;
        Employee: {
            id: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            title: components["schemas"]["OptionalText"];
            forename: components["schemas"]["OptionalText"];
            surname: components["schemas"]["OptionalText"];
            identifier: components["schemas"]["OptionalText"];
            email: components["schemas"]["OptionalText"];
            mobileNumber: components["schemas"]["OptionalText"];
            telephoneNumber: components["schemas"]["OptionalText"];
            /** Format: date */
            dateOfBirth: string | null;
            gender: number | null;
            createdDt: components["schemas"]["Timestamp"];
            lastLoginDt: components["schemas"]["OptionalTimestamp"];
            registeredDt: components["schemas"]["OptionalTimestamp"];
            /** @description Extension field; set while the account is deactivated. */
            deactivatedDt: components["schemas"]["OptionalTimestamp"];
            clientName: components["schemas"]["Label"];
            logo: components["schemas"]["Image"];
            platformDomain: string;
            pendingFusionAuthRegistration: number;
            flaggedForReview: number;
            additionalData: components["schemas"]["AdditionalData"];
        };
        PlatformEmployeeList: {
            /** @constant */
            success: true;
            count: components["schemas"]["Total"];
            employees: components["schemas"]["Employee"][];
        };
        /**
         * Format: date
         * @description A day without a time, YYYY-MM-DD.
         */
        CalendarDate: string;
        DashboardStatsRow: {
            date: components["schemas"]["CalendarDate"];
            /** @description Payslips uploaded on that day. Needs ANALYTICS_VIEW. */
            payslips?: components["schemas"]["Total"];
            /** @description Logins to the portal on that day. Needs CLIENT_VIEW. */
            logins?: components["schemas"]["Total"];
        };
        /** @description One row for each day on record, oldest first. */
        DashboardStats: components["schemas"]["DashboardStatsRow"][];
        DashboardEmployee: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["OptionalText"];
            forename: components["schemas"]["OptionalText"];
            surname: components["schemas"]["OptionalText"];
            registeredDt: components["schemas"]["Timestamp"];
            additionalData: components["schemas"]["AdditionalData"];
        };
        /** @description Each part only for who may see it. */
        DashboardEmployees: {
            /** @description The employees registered last, newest first. Needs ANALYTICS_VIEW. */
            employees?: components["schemas"]["DashboardEmployee"][];
            /** @description Needs EMPLOYEES_VIEW. */
            registered?: components["schemas"]["Total"];
            /** @description Needs EMPLOYEES_VIEW. */
            unregistered?: components["schemas"]["Total"];
        };
        ClientDatesRow: {
            date: components["schemas"]["CalendarDate"];
            stat_visitors: components["schemas"]["Total"];
            stat_unique_visitors: components["schemas"]["Total"];
            stat_logins: components["schemas"]["Total"];
            stat_actions: components["schemas"]["Total"];
            stat_payslips: components["schemas"]["Total"];
            stat_pay_document_downloads: components["schemas"]["Total"];
            stat_discount_visitors: components["schemas"]["Total"];
            stat_doc_storage_visitors: components["schemas"]["Total"];
            stat_wellbeing_visitors: components["schemas"]["Total"];
            stat_training_visitors: components["schemas"]["Total"];
        };
        /** @description One row for each day on record, oldest first. */
        ClientDates: components["schemas"]["ClientDatesRow"][];
        /** @description A series; `values` is indexed like `labels`. */
        ChartData: {
            /** @description Days as YYYY-MM-DD, or the names of the parts. */
            labels: string[];
            values: components["schemas"]["Total"][];
        };
        /** @description An employee as another record names them. */
        EmployeeLink: {
            id: components["schemas"]["Id"];
            forename: components["schemas"]["OptionalText"];
            surname: components["schemas"]["OptionalText"];
            identifier: components["schemas"]["OptionalText"];
        };
        Profile: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            username: components["schemas"]["Username"];
            email: string | null;
            img: components["schemas"]["Image"];
            client_id: components["schemas"]["Id"];
            /** @description The associated employee, null without one. */
            employee: components["schemas"]["EmployeeLink"] | null;
        };
        /** Format: email */
        Email: string;
        /** @description Changed fields of the own account. A password is rejected here and changed by changePassword only (1-decisions 69). */
        UpdateProfileRequest: {
            /** @description Repeats the id of the path. */
            id: components["schemas"]["Id"];
            /** @description Repeats the client of the path. */
            client_id: components["schemas"]["Id"];
            label?: components["schemas"]["Label"];
            email?: components["schemas"]["Email"];
            /** @description Must be the employee associated already; the association has calls of its own. */
            employee_id?: string | null;
        };
        ChangePasswordRequest: {
            /** @description Repeats the id of the path. */
            id: components["schemas"]["Id"];
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
            /** @description Repeats the client of the path. */
            client_id: components["schemas"]["Id"];
        };
        AssociationRequest: {
            userId: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
        };
        /**
         * @description Whether the account may sign in.
         * @enum {string}
         */
        UserStatus: "active" | "inactive";
        Denial: string | null;
        /** @description Why the caller may not do something to this user, as a sentence; null where it is allowed. */
        UserDenials: {
            /** @description Deactivating an active user, reactivating a deactivated one. */
            setUserStatus: components["schemas"]["Denial"];
            unlockUser: components["schemas"]["Denial"];
            /** @description Changing username, e-mail address, password or role. */
            changeSignIn: components["schemas"]["Denial"];
        };
        User: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            username: components["schemas"]["Username"];
            email: string | null;
            /** @description Null for a user without a role, as the wizard makes them. */
            roleId: string | null;
            role_label: string | null;
            createdDt: components["schemas"]["Timestamp"];
            img: components["schemas"]["Image"];
            /** @description Home client. */
            clientId: components["schemas"]["Id"];
            /** @description Extension field. */
            status?: components["schemas"]["UserStatus"];
            /** @description Extension field; of a single user only. */
            denials?: components["schemas"]["UserDenials"];
        };
        UserList: components["schemas"]["User"][];
        /** @description Id of a new record, a version 4 UUID made in the browser. An id that exists already is rejected with 409, never overwritten. */
        NewId: string;
        /** @description The modal. Spaces in the username become hyphens; without one it is made from the label. */
        CreateUserRequest: {
            id?: components["schemas"]["NewId"];
            label: components["schemas"]["Label"];
            username?: string;
            email: components["schemas"]["Email"];
            /** @description Never the superadmin role. */
            roleId: components["schemas"]["Id"];
            password: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["Password"];
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
        };
        WizardUser: {
            id?: components["schemas"]["NewId"];
            label: components["schemas"]["Label"];
            username: components["schemas"]["Username"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["Password"];
        };
        /** @description Left out or null for default. */
        targetId: string | null;
        /**
         * @description What the access is to; 'default' has no target.
         * @enum {string}
         */
        TargetScope: "client" | "user" | "platform" | "default";
        /** @description One access to shared documents of a user who is being made. */
        NewSharedDocumentScope: {
            targetId?: components["schemas"]["targetId"];
            targetScope: components["schemas"]["TargetScope"];
        };
        /** @description The wizard, which carries `user`, unlike the modal. */
        WizardUserRequest: {
            user: components["schemas"]["WizardUser"];
            /** @description Clients that the new user may switch to. */
            userClients: components["schemas"]["Id"][];
            /** @description Ids of the permissions granted. */
            userPermissions: components["schemas"]["IdList"];
            /** @description Extension field; access to shared documents, given together with the account or not at all. */
            sharedDocumentScopes?: components["schemas"]["NewSharedDocumentScope"][];
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
        };
        Created: {
            /** @constant */
            success: true;
            id: components["schemas"]["Id"];
        };
        /** @description Changed fields only. A new password ends the sessions of the user. */
        UpdateUserRequest: {
            id: components["schemas"]["Id"];
            /** @description Repeats the client of the path. */
            client_id: components["schemas"]["Id"];
            label?: components["schemas"]["Label"];
            username?: components["schemas"]["Username"];
            email?: components["schemas"]["Email"];
            password?: components["schemas"]["Password"];
            confirmPassword?: components["schemas"]["Password"];
            /** @description Never the superadmin role. */
            roleId?: components["schemas"]["Id"];
            /** @description Key of an uploaded picture, '{clientId}/users/{userId}/avatar.{ext}'; null removes it. */
            img?: string | null;
        };
        /** @description A list whose first item carries the total (1-decisions 110). */
        TotalList: {
            total: components["schemas"]["Total"];
        }[];
        /** @enum {string} */
        UserAttribute: "id" | "username" | "email";
        ClientUser: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Username"];
            label: components["schemas"]["Label"];
            email: string | null;
        };
        ClientUserList: components["schemas"]["ClientUser"][];
        AccessClients: {
            clients: components["schemas"]["PlatformClientList"];
        };
        /** @description A client that the user may work in. */
        UserScope: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            clientName: components["schemas"]["Label"];
            /** @description The one client used for e-mail notifications. */
            default: boolean;
        };
        UserScopeList: components["schemas"]["UserScope"][];
        /** @description A team that a restriction can name. */
        UserTeam: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            client_id: components["schemas"]["Id"];
        };
        UserTeamList: components["schemas"]["UserTeam"][];
        AddUserScopeRequest: {
            id?: components["schemas"]["NewId"];
            /** @description Repeats the user of the path. */
            userId: components["schemas"]["Id"];
            /** @description The client granted. */
            clientId: components["schemas"]["Id"];
        };
        SetDefaultScopeRequest: {
            /** @description Repeats the user of the path. */
            userId: components["schemas"]["Id"];
            scopeId: components["schemas"]["Id"];
            /** @description The client of the scope. */
            clientId: components["schemas"]["Id"];
        };
        /** @description Extension field; whether the caller may give it to others. Nobody gives what they do not hold. */
        Grantable: boolean;
        /** @description A permission seen from a user. */
        UserPermission: {
            id: components["schemas"]["Id"];
            name: string;
            group: string;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description Granted to the user directly or held through the role. */
            selected: boolean;
            /** @description Id of the direct grant, null without one. */
            upID: string | null;
            /** @description Extension field; held through the role and switched off only there (1-decisions 89). */
            inherited: boolean;
            grantable?: components["schemas"]["Grantable"];
            /** @description Clients where the permission does not apply. */
            restricted: components["schemas"]["IdList"];
            /** @description Teams to which the permission does not apply. */
            restricted_teams: components["schemas"]["IdList"];
        };
        UserPermissionList: components["schemas"]["UserPermission"][];
        /** @description Apply changes; the changed rows only. */
        UpdateUserPermissionsRequest: {
            /** @description Repeats the user of the path. */
            userId: components["schemas"]["Id"];
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
            permissions: {
                id: components["schemas"]["Id"];
                /** @description true allows, false revokes. */
                selected: boolean;
                /** @description The direct grant to revoke, or the id for a new one. */
                upID?: string | null;
            }[];
        };
        /** @description Replaces both lists; empty lists lift the restriction. */
        RestrictUserPermissionRequest: {
            /** @description The upID of a granted permission, or the id of any permission, as one that comes with the role. */
            id: components["schemas"]["Id"];
            /** @description Repeats the user of the path. */
            userId: components["schemas"]["Id"];
            clientIds: components["schemas"]["IdList"];
            teamIds: components["schemas"]["IdList"];
        };
        /** @description A role or a policy. */
        NamedRight: {
            id: components["schemas"]["Id"];
            name: string;
            label: components["schemas"]["Label"];
        };
        /** @description What gives the permission stands there also when it is denied for another reason. */
        AccessExplanation: {
            allowed: boolean;
            /**
             * @description The first reason that applies, in this order: the account is inactive, the client is not open to it, the permission is not held, it is restricted for the client, it is restricted for the team. Null when allowed.
             * @enum {string|null}
             */
            denial: "inactive" | "client" | "not_held" | "restricted_client" | "restricted_team" | null;
            /** @description The client whose restrictions count. CLIENT_SWITCH is judged at the client of the account (1-decisions 3). */
            judgedAt: components["schemas"]["Id"];
            /**
             * @description What opens the client to the account: it is its own, it was granted, or PLATFORM_VIEW opens all of the platform. Null when it is not open.
             * @enum {string|null}
             */
            reach: "home" | "granted" | "platform" | null;
            /** @description The role of the account, null without one. */
            role: components["schemas"]["NamedRight"] | null;
            /** @description Policies of the role that hold the permission. */
            policies: components["schemas"]["NamedRight"][];
            /** @description Whether the permission was granted to the account itself. */
            direct: boolean;
        };
        SetUserStatusRequest: {
            /** @description Repeats the user of the path. */
            userId: components["schemas"]["Id"];
            status: components["schemas"]["UserStatus"];
        };
        UserLock: {
            /**
             * Format: date-time
             * @description The end of the longest lock of the account, over all addresses; null when it is not locked.
             */
            lockedUntil: string | null;
        };
        UnlockUserRequest: {
            /** @description Repeats the user of the path. */
            userId: components["schemas"]["Id"];
        };
        RolePolicy: {
            policy_id: components["schemas"]["Id"];
            name: string;
            label: components["schemas"]["Label"];
        };
        /** @description Extension field; true for what belongs to the platform and a client cannot change. */
        ReadOnly: boolean;
        Role: {
            id: components["schemas"]["Id"];
            name: string;
            label: components["schemas"]["Label"];
            policies: components["schemas"]["RolePolicy"][];
            /** @description Number of accounts of this client with the role. */
            user_roles_count: components["schemas"]["Total"];
            readOnly: components["schemas"]["ReadOnly"];
        };
        RoleList: components["schemas"]["Role"][];
        RoleLabel: string;
        CreateRoleRequest: {
            id: components["schemas"]["NewId"];
            label: components["schemas"]["RoleLabel"];
        };
        RenameRoleRequest: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["RoleLabel"];
        };
        AddPolicyToRoleRequest: {
            roleId: components["schemas"]["Id"];
            policyId: components["schemas"]["Id"];
        };
        ImpactAccount: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            username: string;
            /** @description Whether the account holds all of it another way, by another policy or by a direct grant. */
            keeps: boolean;
        };
        /** @description What a removal would take from the accounts of the client. */
        AccessImpact: {
            /** @description Accounts that would lose at least one permission. */
            loses: components["schemas"]["Total"];
            /** @description Accounts that would lose nothing, since they hold all of it another way. */
            keeps: components["schemas"]["Total"];
            /** @description Clients in which an account that loses may work, its own among them. */
            clients: components["schemas"]["Total"];
            /** @description The first 200 of them, those that lose first. Empty for a caller without USERS_VIEW. */
            accounts: components["schemas"]["ImpactAccount"][];
        };
        /** @description The label in lower case with spaces turned to underscores. */
        PolicyName: string;
        Policy: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PolicyName"];
            label: components["schemas"]["Label"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            readOnly: components["schemas"]["ReadOnly"];
        };
        PolicyList: components["schemas"]["Policy"][];
        CreatePolicyRequest: {
            /** @description The one new row. */
            policy: {
                id: components["schemas"]["NewId"];
                /** @description Accepted when it is what the label gives. */
                name?: components["schemas"]["PolicyName"];
                label: string;
                created?: components["schemas"]["Timestamp"];
                updated?: components["schemas"]["Timestamp"];
            }[];
            /** @description Ids of the permissions that the policy holds. */
            permissions: components["schemas"]["IdList"];
            /** @description Repeats the id of the row. */
            id: components["schemas"]["NewId"];
        };
        PolicyPermissionRow: {
            id: components["schemas"]["NewId"];
            policy_id: components["schemas"]["Id"];
            permission_id: components["schemas"]["Id"];
            timestamp?: components["schemas"]["Timestamp"];
        };
        /** @description Rows of one policy. */
        AddPolicyPermissionsRequest: {
            permissions: components["schemas"]["PolicyPermissionRow"][];
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
        };
        Permission: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Lower case. */
            group: string;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            readOnly: components["schemas"]["ReadOnly"];
            grantable?: components["schemas"]["Grantable"];
        };
        PermissionList: components["schemas"]["Permission"][];
        PolicyDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PolicyName"];
            label: components["schemas"]["Label"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            readOnly: components["schemas"]["ReadOnly"];
            permissions: components["schemas"]["PermissionList"];
        };
        /** @description One row for a permission; four rows of one group, _CREATE, _VIEW, _UPDATE and _DELETE, for a permission group. */
        CreatePermissionsRequest: {
            id: components["schemas"]["NewId"];
            /** @description Stored in lower case with underscores for spaces. */
            group: string;
            /** @description Unique among the permissions of the platform and of the client. */
            name: string;
            created?: components["schemas"]["Timestamp"];
            updated?: components["schemas"]["Timestamp"];
        }[];
        /**
         * @description What a change was made to. `theme` is the brand of the client.
         * @enum {string}
         */
        AuditSubjectKind: "user" | "role" | "policy" | "permission" | "theme";
        /** @enum {string} */
        AuditAction: "user.create" | "user.update" | "user.updatePermissions" | "user.restrictPermission" | "user.addScope" | "user.removeScope" | "user.setDefaultScope" | "user.deactivate" | "user.reactivate" | "user.unlock" | "sharedDocuments.add" | "sharedDocuments.remove" | "role.create" | "role.rename" | "role.remove" | "role.addPolicy" | "role.removePolicy" | "policy.create" | "policy.addPermissions" | "policy.removePermission" | "permission.create" | "theme.save";
        AuditActor: {
            id: components["schemas"]["Id"];
            /** @description The name by then. */
            label: components["schemas"]["Label"];
            /** @description The sign-in name by now; null for who is no user of this client. */
            username: string | null;
        };
        AuditSubject: {
            kind: components["schemas"]["AuditSubjectKind"];
            /** @description Null for several permissions at once. */
            id: string | null;
            /** @description The name by then. */
            label: components["schemas"]["Label"];
            /** @description What leads to it by now, the username of a user or the name of a role or policy; null when it is gone or has no page. */
            name: string | null;
        };
        AuditTexts: string[];
        /** @description One thing that changed. Of a list, `from` holds what went and `to` what came; both are empty for a secret. */
        AuditChange: {
            /** @enum {string} */
            field: "label" | "username" | "email" | "password" | "picture" | "role" | "status" | "lock" | "permissions" | "restriction" | "clients" | "defaultClient" | "sharedDocuments" | "policies" | "colours" | "hardToRead";
            /** @description The permission that a restriction belongs to, the colour that changed; else null. */
            of: string | null;
            from: components["schemas"]["AuditTexts"];
            to: components["schemas"]["AuditTexts"];
        };
        AuditEntry: {
            id: number;
            at: components["schemas"]["Timestamp"];
            action: components["schemas"]["AuditAction"];
            actor: components["schemas"]["AuditActor"];
            subject: components["schemas"]["AuditSubject"];
            changes: components["schemas"]["AuditChange"][];
        };
        AuditEntryList: components["schemas"]["AuditEntry"][];
        EmployeeList: {
            /** @constant */
            success: true;
            /** @description Total of the filter. Left out with a search or a date range, where it would have to be counted row by row: request it with count=true beside the list. */
            count?: components["schemas"]["Total"];
            employees: components["schemas"]["Employee"][];
        };
        EmployeeCount: {
            /** @constant */
            success: true;
            count: components["schemas"]["Total"];
        };
        /** @description Female 0, Male 1, Prefer not to say 2, Other 3, Non-Binary 4, Intersex 5. */
        Gender: number;
        /** @description At least one of forename, surname, identifier and email holds text (2-surveys-employees section 5). */
        QuickCreateEmployeeRequest: {
            id?: components["schemas"]["NewId"];
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
            forename?: string;
            surname?: string;
            /** @description Unique within the client. */
            identifier?: string;
            /** @description Empty or an e-mail address. */
            email?: string;
            mobileNumber?: string;
            telephoneNumber?: string;
            /** Format: date */
            dateOfBirth?: string | null;
            gender?: components["schemas"]["Gender"];
            /** @constant */
            pendingFusionAuthRegistration?: 1;
            /** @constant */
            flaggedForReview?: 0;
        };
        TeamEmployee: {
            id: components["schemas"]["Id"];
            forename: components["schemas"]["OptionalText"];
            surname: components["schemas"]["OptionalText"];
            /** @description 1 for the team leader. */
            approver: number;
        };
        Team: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            client_id: components["schemas"]["Id"];
            /** @description The team leader first, then by name; at most six, which is what a card shows. */
            employees: components["schemas"]["TeamEmployee"][];
        };
        TeamList: components["schemas"]["Team"][];
        CreateTeamRequest: {
            label: components["schemas"]["Label"];
        };
        SharedDocumentScope: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            /** @description Id of the client, user or platform; null for default. */
            target_id: string | null;
            target_scope: components["schemas"]["TargetScope"];
        };
        SharedDocumentScopeList: components["schemas"]["SharedDocumentScope"][];
        AddSharedDocumentScopeRequest: {
            id?: components["schemas"]["NewId"];
            userId: components["schemas"]["Id"];
            /** @description Left out or null for default. */
            targetId?: string | null;
            targetScope: components["schemas"]["TargetScope"];
        };
    };
    responses: {
        /** @description The request does not meet this contract or a rule; `fields` says where. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A limit is reached; try again after the time given. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; `errorId` leads to its log. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server or its database is not ready or overloaded. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No such record, or it belongs to a client that this session cannot reach. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The record exists already (`conflict`), or the request was drawn for another client (`client_mismatch`). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not application/json. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or a session that has ended (`unauthorised`) or run out (`token_expired`). */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The session lacks the permission, or it is restricted for this client. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody changed the record since it was read; `current` is the record as it stands. */
        VersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The client that the call works in. */
        ClientId: components["schemas"]["Id"];
        /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
        SspClient: components["schemas"]["Id"];
        /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
        IfMatch: string;
        /** @description The platform. It must be the one of the client in the path. */
        PlatformId: components["schemas"]["Id"];
        /** @description Text that a record must contain, upper and lower case alike. */
        Search: string;
        /** @description Days between which the last login lies. */
        LastLoginDt: components["schemas"]["DateRange"];
        /** @description Days between which the employee registered. */
        RegisteredDt: components["schemas"]["DateRange"];
        /** @description Days between which the employee was created. */
        CreatedDt: components["schemas"]["DateRange"];
        /** @description Account status; left out for all. */
        EmployeeStatus: components["schemas"]["EmployeeStatus"];
        /** @description Page index from 0. */
        Page: number;
        /** @description First day. */
        Start: components["schemas"]["CalendarDate"];
        /** @description Last day, included. At most 1,100 days after the first. */
        End: components["schemas"]["CalendarDate"];
        /** @description Id of the user. */
        UserId: components["schemas"]["Id"];
        /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
        IdempotencyKey: components["schemas"]["Id"];
        /** @description Requests the total in place of the rows. */
        Count: true;
    };
    requestBodies: never;
    headers: {
        /** @description Version of the record, to be sent back as If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    loadClient: {
        parameters: {
            query: {
                /** @description First label of the host name of the page. */
                subdomain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list whose first item is the client; empty for an unknown sub-domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Whether the user is signed in stands in `success`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description A new pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateOtpRequest"];
            };
        };
        responses: {
            /** @description Accepted; the same for unknown people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateOtpResult"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reconcileOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconcileOtpRequest"];
            };
        };
        responses: {
            /** @description `status` tells whether the code was right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileOtpResult"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Set; every session of the account has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme as JSON text. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Theme"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveThemeRequest"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getThemeContent: {
        parameters: {
            query: {
                /** @description Requests the content in place of the colours. */
                getThemeContent: true;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeContent"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLogo: {
        parameters: {
            query: {
                /** @description The brand_client_id. */
                clientId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logo"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImages: {
        parameters: {
            query: {
                /** @description Requests a list. */
                getMultiple: true;
                /** @description The client. */
                clientId: components["schemas"]["Id"];
                /** @description Which image. */
                prefix: components["schemas"]["LogoPrefix"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list, first item used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoList"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignedUploadUrls: {
        parameters: {
            query: {
                function: "getSignedUrl";
                /** @description What the address is for. */
                type: "put";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedUploadRequest"];
            };
        };
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUploadList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUploadUrl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUploadUrlRequest"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUploadUrlResult"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlatformClients: {
        parameters: {
            query: {
                function: "getPlatformClients";
                /** @description The platform. It must be the one of the client in the path. */
                platformId?: components["parameters"]["PlatformId"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All clients of the platform for holders of PLATFORM_VIEW, the granted ones for others. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformClientList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlatformEmployees: {
        parameters: {
            query: {
                function: "getEmployees";
                /** @description Only employees of this client of the platform. */
                clientId?: components["schemas"]["Id"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Days between which the last login lies. */
                lastLoginDt?: components["parameters"]["LastLoginDt"];
                /** @description Days between which the employee registered. */
                registeredDt?: components["parameters"]["RegisteredDt"];
                /** @description Days between which the employee was created. */
                createdDt?: components["parameters"]["CreatedDt"];
                /** @description Account status; left out for all. */
                status?: components["parameters"]["EmployeeStatus"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, by surname, forename and id, with the total of the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformEmployeeList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardStats: {
        parameters: {
            query: {
                function: "getDashboardStats";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardEmployees: {
        parameters: {
            query: {
                function: "getDashboardEmployees";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts that the session may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardEmployees"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClientDatesAnalytics: {
        parameters: {
            query: {
                function: "getClientDatesAnalytics";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Repeats the client of the path. */
                clientId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientDates"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeRegistrationAnalytics: {
        parameters: {
            query: {
                function: "getEmployeeRegistrationAnalytics";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels and values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartData"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayslipsUploadedAnalytics: {
        parameters: {
            query: {
                function: "getPayslipsUploadedAnalytics";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels and values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartData"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentStorageVisitsAnalytics: {
        parameters: {
            query: {
                function: "getDocumentStorageVisitsAnalytics";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels and values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartData"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscountVisitsAnalytics: {
        parameters: {
            query: {
                function: "getDiscountVisitsAnalytics";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels and values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartData"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWellbeingVisitsAnalytics: {
        parameters: {
            query: {
                function: "getWellbeingVisitsAnalytics";
                /** @description First day. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels and values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartData"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query: {
                function: "changePassword";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed, or `success` false with a wrong current password (1-decisions 33). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dissociateEmployee: {
        parameters: {
            query: {
                /** @description The own user. */
                userId: components["schemas"]["Id"];
                /** @description The associated employee. */
                employeeId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dissociated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    associateEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssociationRequest"];
            };
        };
        responses: {
            /** @description Associated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only this user; 404 when there is none. */
                id?: components["schemas"]["Id"];
                /** @description Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, by label and id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"] | components["schemas"]["WizardUserRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUsers: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUserScope: {
        parameters: {
            query: {
                function: "removeUserScope";
                /** @description The scope. */
                scopeId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; a default goes with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUser: {
        parameters: {
            query: {
                /** @description What to look by. */
                attribute: components["schemas"]["UserAttribute"];
                /** @description The value. */
                attributeVal: string;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClientUsers: {
        parameters: {
            query?: {
                /** @description The platform. It must be the one of the client in the path. */
                platformId?: components["parameters"]["PlatformId"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientUserList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessClients: {
        parameters: {
            query?: {
                /** @description The platform. It must be the one of the client in the path. */
                platformId?: components["parameters"]["PlatformId"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessClients"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserScopes: {
        parameters: {
            query: {
                function: "getUserScopes";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By client name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserScopeList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserTeams: {
        parameters: {
            query: {
                function: "getUserTeams";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams of the clients of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTeamList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUserScope: {
        parameters: {
            query: {
                function: "addUserScope";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUserScopeRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultScope: {
        parameters: {
            query: {
                function: "setDefaultScope";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetDefaultScopeRequest"];
            };
        };
        responses: {
            /** @description Set; the former default is cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By group and name. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPermissionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserPermissionsRequest"];
            };
        };
        responses: {
            /** @description Applied, all or none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restrictUserPermission: {
        parameters: {
            query: {
                function: "updateUserPermissionsRestricted";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictUserPermissionRequest"];
            };
        };
        responses: {
            /** @description Replaced. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainAccess: {
        parameters: {
            query: {
                function: "getExplanation";
                /** @description Name of the permission. */
                permission: string;
                /** @description The client where it is to be used. Left out, the client of the path. */
                targetId?: components["schemas"]["Id"];
                /** @description A team of that client that the record belongs to. */
                teamId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The decision with its reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessExplanation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserStatus: {
        parameters: {
            query: {
                function: "setUserStatus";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUserStatusRequest"];
            };
        };
        responses: {
            /** @description It has this status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserLock: {
        parameters: {
            query: {
                function: "getUserLock";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As things stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserLock"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockUser: {
        parameters: {
            query: {
                function: "unlockUser";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the user. */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlockUserRequest"];
            };
        };
        responses: {
            /** @description Unlocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only the role of this name; 404 when there is none. */
                name?: string;
                /** @description Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By label. The ETag is that of the one role, with name only. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameRoleRequest"];
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countRoles: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPolicyToRole: {
        parameters: {
            query: {
                function: "addPolicyToRole";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPolicyToRoleRequest"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePolicyFromRole: {
        parameters: {
            query: {
                function: "removePolicyFromRole";
                /** @description The role. */
                roleId: components["schemas"]["Id"];
                /** @description The policy. */
                policyId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeRole: {
        parameters: {
            query: {
                function: "removeRole";
                /** @description The role. */
                roleId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRolePolicyImpact: {
        parameters: {
            query: {
                function: "getImpact";
                /** @description The role. */
                roleId: components["schemas"]["Id"];
                /** @description The policy. */
                policyId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As things stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessImpact"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicies: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only the policy of this name. */
                name?: components["schemas"]["PolicyName"];
                /** @description Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePolicyRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countPolicies: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPolicyPermissions: {
        parameters: {
            query: {
                function: "addPermissions";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPolicyPermissionsRequest"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePolicyPermission: {
        parameters: {
            query: {
                function: "removePermission";
                /** @description The permission. */
                permissionId: components["schemas"]["Id"];
                /** @description The policy. */
                policyId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["VersionConflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicyPermissionImpact: {
        parameters: {
            query: {
                function: "getImpact";
                /** @description The policy. */
                policyId: components["schemas"]["Id"];
                /** @description The permission. */
                permissionId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As things stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessImpact"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Name of the policy. */
                name: components["schemas"]["PolicyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only the permission of this name. */
                name?: string;
                /** @description Rows of a page. */
                limit?: number;
                /** @description true gives all in one list, whatever page and limit say. */
                getAll?: boolean;
                /** @description Extension. Leaves out what this policy holds already (1-decisions 101). */
                excludePolicyId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By group and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePermissionsRequest"];
            };
        };
        responses: {
            /** @description Created, all or none. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countPermissions: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only the permission of this name. */
                name?: string;
                /** @description Extension. Leaves out what this policy holds already (1-decisions 101). */
                excludePolicyId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only changes made by this user. */
                actorId?: components["schemas"]["Id"];
                /** @description Only changes of records of this kind. */
                subjectKind?: components["schemas"]["AuditSubjectKind"];
                /** @description Only changes of this record. */
                subjectId?: components["schemas"]["Id"];
                /** @description Only changes of this sort. */
                action?: components["schemas"]["AuditAction"];
                /** @description Days between which the change was made. */
                changedDt?: components["schemas"]["DateRange"];
                /** @description Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countAuditLog: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only changes made by this user. */
                actorId?: components["schemas"]["Id"];
                /** @description Only changes of records of this kind. */
                subjectKind?: components["schemas"]["AuditSubjectKind"];
                /** @description Only changes of this record. */
                subjectId?: components["schemas"]["Id"];
                /** @description Only changes of this sort. */
                action?: components["schemas"]["AuditAction"];
                /** @description Days between which the change was made. */
                changedDt?: components["schemas"]["DateRange"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                /** @description Repeats the client of the path. */
                clientId?: components["schemas"]["Id"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Days between which the last login lies. */
                lastLoginDt?: components["parameters"]["LastLoginDt"];
                /** @description Days between which the employee registered. */
                registeredDt?: components["parameters"]["RegisteredDt"];
                /** @description Days between which the employee was created. */
                createdDt?: components["parameters"]["CreatedDt"];
                /** @description Account status; left out for all. */
                status?: components["parameters"]["EmployeeStatus"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Only this employee; 404 when there is none. */
                id?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By surname, forename and id. The ETag is that of the one employee, with id only. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countEmployees: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Repeats the client of the path. */
                clientId?: components["schemas"]["Id"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Days between which the last login lies. */
                lastLoginDt?: components["parameters"]["LastLoginDt"];
                /** @description Days between which the employee registered. */
                registeredDt?: components["parameters"]["RegisteredDt"];
                /** @description Days between which the employee was created. */
                createdDt?: components["parameters"]["CreatedDt"];
                /** @description Account status; left out for all. */
                status?: components["parameters"]["EmployeeStatus"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeCount"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quickCreateEmployee: {
        parameters: {
            query: {
                function: "quickCreate";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuickCreateEmployeeRequest"];
            };
        };
        responses: {
            /** @description The employee, pending registration and not flagged for review. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. Rows of a page; without it all teams. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamRequest"];
            };
        };
        responses: {
            /** @description The team. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countTeams: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSharedDocumentScopes: {
        parameters: {
            query?: {
                /** @description The user. */
                userId?: components["schemas"]["Id"];
                /** @description The platform. It must be the one of the client in the path. */
                platformId?: components["parameters"]["PlatformId"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scopes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedDocumentScopeList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSharedDocumentScope: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSharedDocumentScopeRequest"];
            };
        };
        responses: {
            /** @description Given; an identical access stays the one it is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Created"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSharedDocumentScope: {
        parameters: {
            query: {
                /** @description The scope. */
                scopeId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

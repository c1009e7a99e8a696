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
    "/ssp/production/client/{clientId}": {
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
        /** Settings of a client. */
        get: operations["getClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save settings of a client.
         * @description What is absent stays. The notice's HTML is reduced to the allowed elements before it is stored. After a change of `time_zone` the figures are counted again in the background, by the days of that zone.
         */
        patch: operations["saveClientSettings"];
        trace?: never;
    };
    "/ssp/production/client/{clientId}#getStrictRightsImpact": {
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
         * Which accounts of the client would lose which changes if it had strict rights.
         * @description Of a client that has them already, which accounts the absence of strict rights would give more.
         */
        get: operations["getStrictRightsImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/client/{clientId}/pin": {
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
        /** Pin of the client's mobile app. */
        get: operations["getAppPin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/client/{clientId}/notice": {
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
        /** Notice of the login page, while it is to be shown. */
        get: operations["getLoginNotice"];
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
         * Addresses to put images of the brand or of a user, or files of Secure Send to.
         * @description Brand images need CLIENT_VIEW, the picture of another user USERS_UPDATE, on the client that begins the key; files of Secure Send need SECURE_SEND_VIEW and lie in the folder of the caller in the own client. A bucket or key that the server would not have chosen is rejected.
         */
        post: operations["getSignedUploadUrls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/upload#deleteFiles": {
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
        /** Take back a file that was put for Secure Send and is not shared. */
        post: operations["deleteUploadedFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/upload#getS3Files": {
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
         * Files that the caller put for Secure Send and has not shared.
         * @description Of the folder of the caller in the own client, the newest first, at most 100; 404 for a path outside of it. A file that is not shared opens for no account, so no address of it is returned.
         */
        post: operations["listUploadedFiles"];
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
    "/ssp/production/registrations/{clientId}": {
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
        /** Employees who registered in the period, whenever they were created, by day, above 31 days by month. */
        get: operations["getRegistrationsAnalytics"];
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
    "/ssp/production/analytics/{clientId}#getRemindersAnalytics": {
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
        /** Registration reminders that were sent, by day or month. */
        get: operations["getRemindersAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getWelcomeEmailAnalytics": {
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
        /** Welcome e-mails that were sent, by day or month. */
        get: operations["getWelcomeEmailAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getRecognitionGivenAnalytics": {
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
        /** Recognition given, by day or month. */
        get: operations["getRecognitionGivenAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getVouchersGivenAnalytics": {
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
        /** Gift cards given, by day or month. */
        get: operations["getVouchersGivenAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getVouchersViewedAnalytics": {
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
        /** Gift cards that their recipients looked at for the first time, by day or month. */
        get: operations["getVouchersViewedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getRecognitionTypesAnalytics": {
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
        /** Recognition given, by type. */
        get: operations["getRecognitionTypesAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getTileAnalytics": {
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
        /** Visits to the pages of the employee portal, and to the tiles of each. */
        get: operations["getTileAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getNewsReadAnalytics": {
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
        /** Readers of the articles that were read most. */
        get: operations["getNewsReadAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getEmployeeActivityAnalytics": {
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
        /** Accounts in use that were active in the period, and those that were not. */
        get: operations["getEmployeeActivityAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDeviceUsageAnalytics": {
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
        /** Visits to the employee portal by type of device. */
        get: operations["getDeviceUsageAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDeviceBrandsAnalytics": {
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
        /** Visits to the employee portal by brand of device. */
        get: operations["getDeviceBrandsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getChildTileData": {
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
        /** Calls to action that employees followed from a tile in the period. */
        get: operations["getChildTileData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#recordPortalVisit": {
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
         * Count a visit of the employee of the account to the employee portal.
         * @description Called by the employee portal. 403 for an account without an employee of this client. Who visited is not kept.
         */
        post: operations["recordPortalVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPayslipsViewedUploadedAnalytics": {
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
        /** Payslips uploaded and viewed in the period. */
        get: operations["getPayslipsViewedUploadedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPaydocumentsViewedUploadedAnalytics": {
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
        /** Pay documents uploaded and downloaded in the period. */
        get: operations["getPaydocumentsViewedUploadedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPensionVisitsAnalytics": {
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
        /** Visits to the pension page by day. */
        get: operations["getPensionVisitsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPaydocumentTypesUploadsAnalytics": {
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
        /** Pay documents uploaded in the period by type. */
        get: operations["getPaydocumentTypesUploadsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPaydocumentTypesDownloadsAnalytics": {
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
        /** Pay documents downloaded in the period by type. */
        get: operations["getPaydocumentTypesDownloadsAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getEmployeeInteractionsData": {
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
         * Who opened payslips, pay documents or the pension page.
         * @description A search finds name, identifier and e-mail of the employee.
         */
        get: operations["getEmployeeInteractionsData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getPayrunsEmployeeData": {
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
         * Payroll files uploaded in the period.
         * @description A search finds the name of the file. Whom a restriction by team hides employees from gets the own uploads only.
         */
        get: operations["getPayrunsEmployeeData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getRegisteredVsUnregisteredAnalytics": {
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
         * Employees with the date of their registration.
         * @description Deactivated accounts are left out. A search does not change the totals.
         */
        get: operations["getRegisteredVsUnregisteredAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getEmployeeActivityDrilldownAnalytics": {
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
         * Employees who were active in the period, and who were not.
         * @description Counted like getEmployeeActivityAnalytics. A search does not change the totals.
         */
        get: operations["getEmployeeActivityDrilldownAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDeactivatedEmployeesAnalytics": {
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
         * Accounts deactivated in the period.
         * @description A search does not change the series.
         */
        get: operations["getDeactivatedEmployeesAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getDocumentStorageBreakdownAnalytics": {
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
         * What employees did in document storage in the period.
         * @description A search does not change the totals of the kinds.
         */
        get: operations["getDocumentStorageBreakdownAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#getNewsArticleAnalytics": {
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
         * Who read a news article in the period.
         * @description A search finds name, identifier and e-mail of the employee.
         */
        get: operations["getNewsArticleAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#recordPortalEvent": {
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
         * Record what the employee of the account did in the employee portal.
         * @description Called by the employee portal. 403 for an account without an employee of this client.
         */
        post: operations["recordPortalEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/analytics/{clientId}#recordPortalEvents": {
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
         * Record what employees did in the employee portal, in a batch.
         * @description Called by the server of the employee portal with an account of its own. All events are recorded, or none: 400 at the first event that names an employee whom the client does not have or the caller may not see, a moment to come or more than 31 days ago, or one after the employee was deactivated. Events of an account that was merged into another are those of the other. A batch that is sent again under its key, within a day, is recorded once; the order of properties does not matter.
         */
        post: operations["recordPortalEvents"];
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
         * @description An employee of this client who is linked to no other account (1-decisions 72, decision 0021). Linking the own account needs the code that a call without one sends to the employee. An administrator with USERS_UPDATE links another account of the client without a code.
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
         * @description A grant of a role, a permission or a client is rejected where it goes beyond what the caller holds: 403. A username in use is 409 with `fields.username`.
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
        /** All users of the client, to send files to or to assign incidents to. */
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
        /** Choose the clients and teams where a granted permission does not apply, or where alone it applies. */
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
         * @description Deactivating ends every session at once. An account cannot deactivate itself, the last superadmin, or an account that holds more than they do: 403.
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
         * @description Changes made in the client of the path. Those of users need USERS_VIEW, of roles ROLES_VIEW, of policies POLICIES_VIEW, of permissions PERMISSIONS_VIEW and of the brand CLIENT_VIEW; the others are left out. Removed employees need EMPLOYEES_VIEW without a restriction, because their teams are no longer known.
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
        /**
         * Import employees.
         * @description A job imports the rows; those that cannot be imported are left out and counted in `status`. A larger file is sent in parts to a bulk run.
         */
        post: operations["importEmployees"];
        /** Remove an employee for good, with avatar and merges; the log stays in the audit log. */
        delete: operations["removeEmployee"];
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
    "/ssp/production/employees/additionaldata/{clientId}": {
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
        /** The additional data of an employee. */
        get: operations["getEmployeeAdditionalData"];
        put?: never;
        post?: never;
        /** Remove the avatar of an employee with its file. */
        delete: operations["deleteEmployeeAdditionalData"];
        options?: never;
        head?: never;
        /**
         * Save the avatar of an employee.
         * @description The file was uploaded before, to the key that belongs to this employee; another key is 400.
         */
        patch: operations["saveEmployeeAdditionalData"];
        trace?: never;
    };
    "/ssp/production/employees/{clientId}#mergeEmployee": {
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
         * Merge one account of a person into the correct one.
         * @description The account stays and is linked; the fields named in `take` are copied to the correct account, and a taken identifier changes places. What both accounts had before is stored until the merge is removed. An account that was merged away is no target, and one with accounts merged into it is not merged away: 409. If-Match names the version of the correct account.
         */
        post: operations["mergeEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/{clientId}#deleteMerge": {
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
         * Remove a merge, and give both accounts back what they had before.
         * @description A field that was edited since the merge keeps its value and is listed in `kept`. 409 while a later merge into the same account has taken over the same fields.
         */
        post: operations["deleteMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/{id}#one": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
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
         * Change an employee, or reset the password of one.
         * @description Works in the client of SSP-Client. An identifier in use returns 409 with `fields.identifier`. With resetPassword nothing is changed: the account must set a new password at the next sign-in, and a mail says so. No password is set here, and the surname is never one (docs/decisions/0016).
         */
        patch: operations["updateEmployee"];
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
    "/ssp/production/employees/{clientId}#batchDeactivateEmployees": {
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
        /**
         * Deactivate employees that are named by their identifier.
         * @description A job deactivates them. More than a fifth of the active staff, or an employee with an account of this portal, needs `count`: 409 with `fields.count` otherwise.
         */
        delete: operations["batchDeactivateEmployees"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees-batch-update": {
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
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update employees that are named by their identifier.
         * @description A job updates the rows. An empty or absent value leaves what is there.
         */
        patch: operations["batchUpdateEmployees"];
        trace?: never;
    };
    "/export-employees": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Export employees as a CSV file.
         * @description At most one status; none exports all. Employees of restricted teams are left out.
         */
        get: operations["exportEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/bulk/{clientId}": {
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
         * The applied bulk runs of the last 30 days.
         * @description Those of the caller only, for whom a restriction by team hides employees.
         */
        get: operations["listBulkRuns"];
        put?: never;
        /** Start a bulk run, to which rows are then added. */
        post: operations["startBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/bulk/{clientId}/{runId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A bulk run with its counts. */
        get: operations["getBulkRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/bulk/{clientId}/{runId}/rows": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Rows of a bulk run with what each would change. */
        get: operations["listBulkRows"];
        put?: never;
        /**
         * Add rows to a bulk run; each is compared with the employees at once and nothing is changed.
         * @description A line that was added before is replaced, so that a repeated request changes nothing.
         */
        post: operations["addBulkRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/bulk/{clientId}/{runId}/apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply the new and changed rows of a bulk run in a job.
         * @description 409 with `fields.rows` when not all rows have arrived, and with `fields.count` when the run needs its count confirmed. A run is applied once; a repeated request returns it as it is.
         */
        post: operations["applyBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/bulk/{clientId}/{runId}/undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an applied bulk run in a job, within 30 days.
         * @description Rows that were edited since are kept and are under the status `kept`. 409 for a run that cannot be undone.
         */
        post: operations["undoBulkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/serverless/interactions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** The interaction log of an employee, the newest first. */
        get: operations["listInteractions"];
        put?: never;
        /** Record an activity event. */
        post: operations["recordInteraction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/serverless/interactions#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /** Number of the entries that the filters leave. */
        get: operations["countInteractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/serverless/interactions#recordUsageEvent": {
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
        /** Record that somebody opened a page of analytics. */
        post: operations["recordUsageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/emails/{clientId}": {
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
        /** The e-mail as it will be sent, in the brand of the client. */
        get: operations["getEmployeeEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/emails/{clientId}#getRecipients": {
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
        /** Who would get an e-mail now, and who would not. */
        get: operations["countEmailRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/emails/{clientId}#getTeamRecipients": {
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
        /** Who of a team would get the registration reminder now, and who would not. */
        get: operations["countTeamEmailRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/emails/{clientId}#emailUnregistered": {
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
         * Send the registration reminder to all unregistered employees, or to one.
         * @description Those without an e-mail address and those reminded in the last two days are left out; one employee named by id is reminded again.
         */
        post: operations["emailUnregistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/emails/{clientId}#emailUnregisteredTeam": {
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
        /** Send the registration reminder to the unregistered members of a team. */
        post: operations["emailUnregisteredTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/emails/{clientId}#emailAppDetails": {
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
        /** Send the details and links of the app to one employee. */
        post: operations["emailAppDetails"];
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
    "/ssp/production/teams/{clientId}/{teamId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        /** One team. */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        /** Remove a team, also one with members; the employees stay. */
        delete: operations["removeTeam"];
        options?: never;
        head?: never;
        /**
         * Change the label of a team.
         * @description A label in use, upper and lower case alike, returns 409 with `fields.label`.
         */
        patch: operations["renameTeam"];
        trace?: never;
    };
    "/ssp/production/teams/members/{clientId}/{teamId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        /** A page of the members of a team. */
        get: operations["listTeamMembers"];
        put?: never;
        /**
         * Add employees to a team.
         * @description All of them or none. An existing member stays one. An identifier that no employee has returns 400 with `fields.membersToAdd`.
         */
        post: operations["addTeamMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/teams/members/{clientId}/{teamId}#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        /** Number of the members of a team. */
        get: operations["countTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/teams/members/{clientId}/{teamId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
                /** @description Id of the employee. */
                employeeId: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an employee from a team. */
        delete: operations["removeTeamMember"];
        options?: never;
        head?: never;
        /**
         * Make a member the team leader, or revoke it.
         * @description A team has at most one leader: making a second one returns 409. Repeating a change that was made changes nothing.
         */
        patch: operations["setTeamApprover"];
        trace?: never;
    };
    "/ssp/production/teams/employee/{clientId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the employee. */
                employeeId: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        /** The teams of an employee. */
        get: operations["listEmployeeTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/teams/remove/{clientId}/{identifier}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Identifier of the employee. */
                identifier: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an employee from all teams. */
        delete: operations["removeFromAllTeams"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}": {
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
        /** A page of the surveys of a client. */
        get: operations["listSurveys"];
        put?: never;
        /**
         * Create a survey; its dates say whether it is a draft, scheduled or live.
         * @description Without title, description or a field it returns 400 with the text of spec 2 section 5. The values of the fields are cleared before they are stored. A survey that is live or scheduled needs a form that can be answered: a question, texts of questions, options to choose from, and conditions on options that exist; else 400.
         */
        post: operations["createSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}#count": {
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
        /** Number of the surveys. */
        get: operations["countSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}/categories": {
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
        /** All categories of surveys. */
        get: operations["listSurveyCategories"];
        put?: never;
        /** Create a category. */
        post: operations["createSurveyCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}/categories/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The category. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a category; its surveys stay, without one. */
        delete: operations["removeSurveyCategory"];
        options?: never;
        head?: never;
        /** Change title and description of a category. */
        patch: operations["updateSurveyCategory"];
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}/templates": {
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
        /** All templates of surveys, without their fields. */
        get: operations["listSurveyTemplates"];
        put?: never;
        /**
         * Create a template of the client.
         * @description Without title, description or a field it returns 400 with the text of spec 2 section 5. The values of the fields are cleared before they are stored.
         */
        post: operations["createSurveyTemplate"];
        /** Remove a template that the platform shares from this client. */
        delete: operations["removeSurveyTemplateReference"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}/templates/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The template. */
                id: components["parameters"]["SurveyTemplateId"];
            };
            cookie?: never;
        };
        /** A template with its fields. */
        get: operations["getSurveyTemplate"];
        put?: never;
        post?: never;
        /** Remove a template of the client for good; 403 for one that the platform shares. */
        delete: operations["removeSurveyTemplate"];
        options?: never;
        head?: never;
        /** Change a template of the client; 403 for one that the platform shares. */
        patch: operations["updateSurveyTemplate"];
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}/templates/{id}#checkAccess": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The template. */
                id: components["parameters"]["SurveyTemplateId"];
            };
            cookie?: never;
        };
        /**
         * Whether the caller may edit a template.
         * @description True for templates of the client itself; false for those that the platform shares, which have a `reference_id`.
         */
        get: operations["checkSurveyTemplateAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/surveys/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /**
         * A survey with the first ten of its responses.
         * @description Of an anonymous survey nothing in a response leads to an employee, and there are none before enough have answered.
         */
        get: operations["getSurvey"];
        put?: never;
        post?: never;
        /** Remove a survey with all of its responses. */
        delete: operations["removeSurvey"];
        options?: never;
        head?: never;
        /**
         * Change a survey.
         * @description Start date and `anonymous` of a LIVE or COMPLETED survey stay, and `anonymous` also once somebody has answered; a different value returns 400 at the field. Changed fields of a LIVE survey, or of one with responses, become a new version; given responses stay with the version that they answered. Publishing a draft, and changing the fields of what is published, needs a form that can be answered, as when it is created.
         */
        patch: operations["updateSurvey"];
        trace?: never;
    };
    "/ssp/production/survey-settings/{clientId}": {
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
        /** The settings of a client's surveys. */
        get: operations["getSurveySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of a client's surveys.
         * @description A new threshold holds for surveys that are created later, so that it reveals nothing of those that there are.
         */
        patch: operations["updateSurveySettings"];
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /**
         * A page of the responses of a survey, without what was answered.
         * @description The latest first, those in progress before them. Of an anonymous survey only full batches of `threshold` responses, in an order that says nothing of the time, and `search` has no effect.
         */
        get: operations["listSurveyResponses"];
        put?: never;
        /**
         * Answer a live survey as the employee of the account, or save what a named survey has so far.
         * @description 403 for an account that is not linked to an employee of this client; 409 for a survey that is not LIVE, and for a second response. Answers that do not fit return 400 with a text per field id. Of an anonymous survey nothing that leads to the person is stored with the response: no account and no time; that the employee has answered is kept apart from it as a keyed hash. Another account of an employee who has answered gets 201 as well, and nothing is stored.
         */
        post: operations["submitSurveyResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /** Number of the responses that the list shows. */
        get: operations["countSurveyResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}/response/{responseId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
                /** @description The response. */
                responseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One response with its answers. */
        get: operations["getSurveyResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}/answer": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /**
         * A live survey as the employee of the account answers it.
         * @description 403 for an account that is not linked to an employee of this client, 409 for a survey that is not LIVE.
         */
        get: operations["getSurveyToAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}/results": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /**
         * Figures of a survey and of each of its questions.
         * @description An anonymous survey has none before `threshold` employees have answered; then they grow in batches of that size, so that two reads never differ by one person. They take no filter.
         */
        get: operations["getSurveyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}/participation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /**
         * The share of each team that has answered.
         * @description Of an anonymous survey the shares are in steps of ten percent, of the teams as they were when the first answer arrived. A team has a share only when at least `threshold` members have answered and as many have not.
         */
        get: operations["getSurveyParticipation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}/reminder": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a reminder to every active employee who has not answered; once in the life of a survey.
         * @description It is sent in the background and does not reveal who gets it. 409 for a survey that is not LIVE, and for a second reminder.
         */
        post: operations["remindSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/survey-responses/{clientId}/{id}/export": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        /**
         * An address of the responses as CSV.
         * @description The address works for a minute and streams survey_export.csv. 409 for an anonymous survey before `threshold` employees have answered; later it holds full batches only.
         */
        get: operations["exportSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}": {
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
         * Documents of a client.
         * @description A document that is shared with a team or with employees is listed when at least one of them is within reach of the caller.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}#count": {
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
        /** Number of the documents. */
        get: operations["countDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/{id}": {
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
        /** A document, with whom it is shared and who has read it. */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/file": {
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
         * Address to download a document.
         * @description It works once, within a minute, for the caller alone.
         */
        get: operations["getDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/file#validate": {
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
        /** The documents that an upload to a key became. */
        get: operations["validateDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/file/{documentId}": {
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
        /**
         * Delete a document.
         * @description A personal document needs EMPLOYEES_VIEW or DOCUMENTS_VIEW, any other one DOCUMENTS_VIEW. A document that is also shared with a team or employee out of reach returns 403.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/employee/{employeeId}": {
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
        /** The documents of an employee; personal ones, those of the teams and those of the whole company. */
        get: operations["listEmployeeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/employee/{employeeId}#count": {
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
        /** Number of the documents of an employee. */
        get: operations["countEmployeeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/associations": {
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
         * Share documents with the client, teams or employees.
         * @description The kind of a related id is looked up. A personal document goes to its own employee, with EMPLOYEES_VIEW or DOCUMENTS_VIEW; sharing any other one needs DOCUMENTS_VIEW. A document that is shared already stays so. When the name of a file holds the identifier of an employee and the file does not go to that employee alone, 409 has a text at `name` until `confirmed` is sent. With `manager_share_only` of the client, 403 for everybody but managers.
         */
        post: operations["addDocumentAssociations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/associations/{id}": {
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
        /** Revoke the access of a team or employee to a document. */
        delete: operations["removeDocumentAssociation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/export/{relatedId}/{documentId}": {
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
        /** Who has read a document, as CSV. */
        get: operations["exportDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/tags/{documentId}": {
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
                /** @description The document. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a document its tag. An empty one changes nothing. */
        post: operations["setDocumentTag"];
        /** Take its tag from a document. */
        delete: operations["removeDocumentTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/associated-users": {
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
         * A page of the employees whom documents reach, with when each has read them.
         * @description Everybody of the client for a company-wide document, the members of its teams, or the employees it is shared with. Who has left is not listed.
         */
        get: operations["listAssociatedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/associated-users#count": {
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
        /** Number of the employees whom documents reach. */
        get: operations["countAssociatedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/sharing": {
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
         * Whether the caller may share documents.
         * @description With `manager_share_only` of the client only an account whose employee is a manager may.
         */
        get: operations["getDocumentSharing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/read/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the employee of the account has read a document.
         * @description Called by the employee portal when the document is opened. The first date stays. 403 for an account without an employee of this client, 404 for a document that does not reach that employee.
         */
        post: operations["readDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/replacement/{id}": {
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
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an uploaded file in the place of the file of a document.
         * @description The uploaded document is not shared yet, belongs to the same target, and ends here. Tag, sharing and id stay. When the meaning has changed, read dates begin again and a request for acknowledgement asks everybody again. As with sharing, a name that holds the identifier of somebody else returns 409 with a text at `name` until `confirmed` is sent.
         */
        post: operations["replaceDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/acknowledgement/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /**
         * What was asked of the readers of a document, and how many have acknowledged it, by team.
         * @description Counts only employees and teams within reach of the caller.
         */
        get: operations["getDocumentAcknowledgement"];
        /** Ask everybody whom a document reaches to acknowledge it, or change by when. */
        put: operations["requestDocumentAcknowledgement"];
        post?: never;
        /** Stop asking. Who has acknowledged is forgotten. */
        delete: operations["withdrawDocumentAcknowledgement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/acknowledgement/{id}/nudge": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind by e-mail who has not acknowledged a document.
         * @description Leaves out who was reminded of it in the last two days, and who has no e-mail address.
         */
        post: operations["nudgeDocumentReaders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/documents/{clientId}/acknowledge/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge a document as the employee of the account.
         * @description Called by the employee portal; counts as reading it too. 403 for an account without an employee of this client, 404 when it was not asked of that employee, 409 when the document has changed since that version.
         */
        post: operations["acknowledgeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/payslips-data/{clientId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        /** Payslips of an employee and of the accounts merged into it. */
        get: operations["listPayslips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/payslips/{clientId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        /** The files of the payslips. */
        get: operations["listPayslipFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/paydocs-data/{clientId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        /** Pay documents of an employee and of the accounts merged into it. */
        get: operations["listPayDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/paydocs/{clientId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        /** The files of the pay documents. */
        get: operations["listPayDocumentFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/archives/{clientId}/{employeeId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        /** Archives that the caller had made of files of an employee in the last day. */
        get: operations["listPayArchives"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/employees/archives/{clientId}/{employeeId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        /** Address to download an archive. */
        get: operations["getPayArchiveUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/get-document-url": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Address to download a payslip or pay document.
         * @description Payslips need PAYSLIPS_VIEW, pay documents PAYDOCS_VIEW. The address works once, within a minute, for the caller alone.
         */
        get: operations["getPayFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/get-all-employee-files": {
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
         * Have files of one employee put into one ZIP file.
         * @description The archive is made in the background; `archiveId` names it, and the archives of the employee say how far it is. Permissions are those of the single files.
         */
        post: operations["archivePayFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batch/cseye-documents": {
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
        post?: never;
        /**
         * Delete a payslip or pay document.
         * @description Payslips need PAYSLIPS_VIEW, pay documents PAYDOCS_VIEW. One of a merged account is not deleted from the other one.
         */
        delete: operations["deletePayFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}": {
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
         * A page of the payroll uploads of a client.
         * @description Whom a restriction by team hides employees from gets the own uploads only.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Have an uploaded file processed.
         * @description The file is in the bucket `jobs`. A file that has a job already returns 409 with `fields.document_key`; one that is not there, or is of a kind that the document type does not take, 400.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}#count": {
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
        /** Number of the payroll uploads. */
        get: operations["countJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/document-types": {
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
        /** The document types that may be uploaded. */
        get: operations["listJobDocumentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/payslip-error-reports": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Address to download the log of a job.
         * @description `{jobId}.csv` of the statuses 3, 4, 5 and 7, `{jobId}_mapping.csv` of status 6; another name is not found. The address works once, within a minute, for the caller alone.
         */
        get: operations["getPayslipErrorReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /** A job with what was found in its file. */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}/release": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the matched documents of a job visible, now or at a time.
         * @description A job in which nothing waits for release returns 409.
         */
        post: operations["releaseJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}/recall": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back every document of a job, until the first is viewed.
         * @description Takes a planned release back too. Documents that were replaced return. Once an employee has viewed one, 409.
         */
        post: operations["recallJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}/items": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /** A page of what was found in the file of a job. */
        get: operations["listJobItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}/items#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /** Number of what was found in the file of a job. */
        get: operations["countJobItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}/items/{position}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
                /** @description Position of the item. */
                position: components["parameters"]["JobItemPosition"];
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
         * Say whose a document is, take it in nevertheless, or leave it out.
         * @description What is released already, or cannot be read, returns 409. A person who has one of this upload already is rejected at `employee_id`.
         */
        patch: operations["mendJobItem"];
        trace?: never;
    };
    "/ssp/production/jobs/{clientId}/{id}/items/{position}/file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
                /** @description Position of the item. */
                position: components["parameters"]["JobItemPosition"];
            };
            cookie?: never;
        };
        /**
         * Address to look at a document before it is released.
         * @description Needs PAYSLIPS_VIEW for payslips, PAYDOCS_VIEW for other documents. The address works once, within a minute, for the caller alone.
         */
        get: operations["getJobItemFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/pay-views/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The payslip or pay document. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that an employee has viewed a payslip or pay document.
         * @description Called by the side of the employee, with an account that is linked to the employee whose document it is; any other is not found. The first view stays. From then on the upload it came with cannot be recalled.
         */
        post: operations["markPayFileViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/email-attachments/{clientId}": {
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
         * The attachments of the welcome e-mail or, with a key, the address to view one.
         * @description The address works once, within a minute, for the caller alone.
         */
        get: operations["listEmailAttachments"];
        put?: never;
        /**
         * Send the welcome e-mail to an address, with the data of the employee of the own account.
         * @description Without an address 400 with `fields.email`; an account without an employee of the client, or another employee than its own, 403.
         */
        post: operations["sendTestWelcomeEmail"];
        /** Remove an attachment with its file. */
        delete: operations["removeEmailAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/email-attachments/{clientId}/preview": {
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
        /** The welcome e-mail as an employee would get it. */
        get: operations["previewWelcomeEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/email-attachments/{clientId}/registrations": {
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
         * Note that an employee has registered; the welcome e-mail follows, once.
         * @description Called by the service at which employees register. Repeated for an employee who is registered it changes nothing.
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}": {
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
        /** A page of the recognitions of a client. */
        get: operations["listRecognitions"];
        put?: never;
        /**
         * Give recognition to an employee or a team.
         * @description The account must be linked to an employee of the client, who cannot be the receiver. An employee who has left is rejected at `receiver_id`.
         */
        post: operations["giveRecognition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}#count": {
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
        /** Number of the recognitions. */
        get: operations["countRecognitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/leaderboard": {
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
         * Who was recognised most.
         * @description What awaits approval does not count while approval is required.
         */
        get: operations["listLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/leaderboard#count": {
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
        /** Number of the rows of the leaderboard. */
        get: operations["countLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/approvals": {
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
         * Approve or reject recognitions that are awaiting approval.
         * @description All or none: an id that the client does not have is 404.
         */
        post: operations["judgeRecognitions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/types": {
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
        /** The recognition types. */
        get: operations["listRecognitionTypes"];
        put?: never;
        /**
         * Create a recognition type.
         * @description A title in use returns 409 with `fields.title`.
         */
        post: operations["createRecognitionType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/types/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The type. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a type; recognitions keep its title. */
        delete: operations["removeRecognitionType"];
        options?: never;
        head?: never;
        /** Change the title of a type. */
        patch: operations["updateRecognitionType"];
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/badges": {
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
        /** The badges. */
        get: operations["listBadges"];
        put?: never;
        /**
         * Create a badge from an uploaded image.
         * @description A name in use returns 409 with `fields.name`; an image that was not uploaded 400 with `fields.s3_path`.
         */
        post: operations["createBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/badges/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The badge. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a badge with its image; recognitions keep its name. */
        delete: operations["removeBadge"];
        options?: never;
        head?: never;
        /** Change name or image of a badge. */
        patch: operations["updateBadge"];
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/settings": {
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
        /** The recognition settings of the client. */
        get: operations["getRecognitionSettings"];
        put?: never;
        /**
         * Save the settings for the first time.
         * @description Settings that are both 0 are replaced, since they say the same as none; others return 409.
         */
        post: operations["createRecognitionSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/settings/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The settings. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the settings. */
        patch: operations["updateRecognitionSettings"];
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The recognition. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One recognition. */
        get: operations["getRecognition"];
        put?: never;
        post?: never;
        /** Remove a recognition with its likes. */
        delete: operations["removeRecognition"];
        options?: never;
        head?: never;
        /**
         * Change message, type, badge or approval.
         * @description Approving one that was rejected takes the reason away.
         */
        patch: operations["updateRecognition"];
        trace?: never;
    };
    "/ssp/production/recognition/{clientId}/likes/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The recognition. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Like a recognition as the employee linked to the account.
         * @description For the employee side. A recognition that awaits approval or was rejected is absent while approval is required.
         */
        put: operations["likeRecognition"];
        post?: never;
        /** Take the own like away. */
        delete: operations["unlikeRecognition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}": {
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
         * A page of the incident reports of a client.
         * @description Reports in which the caller, or somebody of a team that the caller leads, is named are left out. Of one that may name them, the row says so and leaves out reporter and team until the caller has declared otherwise; searches and the filter by team leave it out.
         */
        get: operations["listIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}#count": {
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
        /** Number of the incident reports. */
        get: operations["countIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/form": {
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
        /** The custom form in which incidents are reported. */
        get: operations["getIncidentForm"];
        put?: never;
        /**
         * Replace the default template by a custom form.
         * @description 409 when there is a custom form already that differs from the default template. The form must be one that can be answered, as that of a published survey; else 400.
         */
        post: operations["createIncidentForm"];
        /**
         * Restore the default template.
         * @description 404 while it is in use.
         */
        delete: operations["removeIncidentForm"];
        options?: never;
        head?: never;
        /**
         * Change the custom form.
         * @description Reports keep the form that they were made with. On a day with an anonymous report employees keep the form of that report until the next day (UTC). 404 while the default template is in use. The form must be one that can be answered, as that of a published survey; else 400.
         */
        patch: operations["updateIncidentForm"];
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/report": {
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
         * The form in which an employee reports an incident.
         * @description 403 for an account that is not linked to an employee of this client.
         */
        get: operations["getIncidentReportForm"];
        put?: never;
        /**
         * Report an incident as the employee of the account, or anonymously.
         * @description Of an anonymous report nothing is stored that leads to its author: no account, employee, team or address, the day only, and images without metadata. Images come in the body because an address to put a file to is signed for an account.
         */
        post: operations["reportIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/report/people": {
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
         * Employees whom a report can name as involved.
         * @description At least three letters of a name are needed. Names and teams only, of active employees. 403 for an account that is not linked to an employee of this client.
         */
        get: operations["listReportablePeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/settings": {
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
        /** Within which time reports are acknowledged and answered. */
        get: operations["getIncidentClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change these times. */
        patch: operations["updateIncidentClock"];
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/images": {
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
        /** Remove an image of a report. */
        delete: operations["removeIncidentImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/notes/{incidentId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** The notes of a report. */
        get: operations["listIncidentNotes"];
        put?: never;
        /** Add a note in the own name. */
        post: operations["addIncidentNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
                /** @description The note. */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a note with its earlier versions. */
        delete: operations["removeIncidentNote"];
        options?: never;
        head?: never;
        /** Change the text of a note; its author stays. */
        patch: operations["updateIncidentNote"];
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/notes/{incidentId}/{noteId}/versions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
                /** @description The note. */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** What a note said before it was changed. */
        get: operations["listIncidentNoteVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/evidence/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Everything about one report, for its evidence pack.
         * @description The report with its answers, every note with what it said before, the timeline, and the images with the hashes of their files. Timeline and audit log record afterwards that it was read. Of an anonymous report it holds no more than its page.
         */
        get: operations["getIncidentEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/declaration/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declare that a report which may name the caller does not.
         * @description Kept for this account and report, in the timeline of the report and in the audit log. Nothing happens where no declaration is needed. 403 for somebody who is certainly named.
         */
        post: operations["declareNoConflict"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/incidents/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One incident report with its images.
         * @description 403 with the reason for somebody who is named in the report or leads the team of somebody who is. 409 for somebody who may be named and has to declare otherwise first.
         */
        get: operations["getIncident"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Resolve or reopen a report, or assign it.
         * @description Resolving sets `resolved_at`, reopening clears it. Somebody who is named in the report, or leads the team of somebody who is, is rejected at `assigned_to`.
         */
        patch: operations["updateIncident"];
        trace?: never;
    };
    "/ssp/production/export-incidents": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * An address of all incident reports as CSV.
         * @description The address works for a minute. What the caller cannot open is left out.
         */
        get: operations["exportIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}": {
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
        /** A page of the rewards that were given. */
        get: operations["listRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}#count": {
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
        /** Number of the rewards. */
        get: operations["countRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/transactions": {
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
        /** The balance that gifts are paid from. */
        get: operations["getRewardBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/gift-card": {
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
         * Reserve the money of a gift and buy its code.
         * @description The Idempotency-Key is the key of the gift: the same key again goes on with the same gift, and never buys a second code. An employee who has left or has no e-mail address is rejected at `employeeId`, an amount above the balance at `cardAmount`.
         */
        post: operations["requestGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/create": {
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
         * Record the gift whose code was bought.
         * @description Employee and amount are those of the gift-card request. A gift is recorded once: again returns the same reward.
         */
        post: operations["createReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/codes/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The reward. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The code of a reward; who looked is logged. */
        post: operations["revealRewardCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/opened/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The reward. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * The code, for its recipient; the first time sets `viewed_at`.
         * @description For the employee side. A reward of anybody but the employee linked to the account is absent.
         */
        put: operations["openReward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/unfinished": {
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
         * Unfinished gifts.
         * @description A job takes them up later: a code that was bought is recorded, money without a code goes back.
         */
        get: operations["listUnfinishedGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/unfinished/{id}/resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The gift. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with an unfinished gift. */
        post: operations["resumeGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/unfinished/{id}/refund": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The gift. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the money of an unfinished gift.
         * @description The gift-card service is told first, so that no code can be bought afterwards. One that was bought already is recorded instead.
         */
        post: operations["refundGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/top-ups": {
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
        /** Add to the balance of a client. */
        post: operations["topUpRewards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/ledger": {
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
        /** A page of the entries whose sum is the balance. */
        get: operations["listRewardLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/ledger#count": {
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
        /** Number of the entries. */
        get: operations["countRewardLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/rewards/{clientId}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The reward. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One reward. */
        get: operations["getReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}": {
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
         * The categories of marketing materials.
         * @description Those of the client, and those that platform staff share with every client of the platform.
         */
        get: operations["listMarketingCategories"];
        put?: never;
        /**
         * Create a category.
         * @description A shared category needs PLATFORM_VIEW. A title in use returns 409 with `fields.title`.
         */
        post: operations["createMarketingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#getClientCategoryFiles": {
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
        /** The files of the client in a category. */
        get: operations["listMarketingFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#getFileDownloads": {
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
        /** How often a file was downloaded. */
        get: operations["countMarketingDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#downloadFile": {
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
         * Address to download a file.
         * @description It works once, within a minute, for the caller alone.
         */
        get: operations["getMarketingFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#createFileDownload": {
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
         * Count a download of a file.
         * @description The same Idempotency-Key counts once.
         */
        post: operations["recordMarketingDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#createCategoryFile": {
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
         * Add an uploaded file to a category.
         * @description The file is put to the bucket `marketing` first, under the client id and `path`. A file that is not there returns 400 with `fields.path`.
         */
        post: operations["createMarketingFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#updateItem": {
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
         * Change a category or a file.
         * @description A shared category needs PLATFORM_VIEW.
         */
        post: operations["updateMarketingItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#deleteCategory": {
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
         * Delete a category with its files.
         * @description A shared category needs PLATFORM_VIEW. A file of the client that `files` does not name, or a file of another client in a shared category, returns 409.
         */
        post: operations["deleteMarketingCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/marketing-materials/{clientId}#deleteItem": {
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
        /** Delete a file. */
        post: operations["deleteMarketingFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/creation-form/{platform_id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
            };
            cookie?: never;
        };
        /** A page of the requests to set up a portal on the platform. */
        get: operations["listCreationForms"];
        put?: never;
        /**
         * File a request to set up a portal.
         * @description `assets` are keys of images that were put to the bucket `client-creation-form` first. One that is not there returns 400 with `fields.assets`.
         */
        post: operations["createCreationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/creation-form/{platform_id}#count": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
            };
            cookie?: never;
        };
        /** Number of the requests to set up a portal on the platform. */
        get: operations["countCreationForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/creation-form/{platform_id}/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
                /** @description The form. */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        /** One request to set up a portal. */
        get: operations["getCreationForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a request to set up a portal, or complete it.
         * @description Fields that are left out stay. No screen of the specification sets `completed_at` (4-decisions 79). An asset that is left out of `assets` is deleted.
         */
        patch: operations["updateCreationForm"];
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}": {
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
         * Address to put an image of a category or an article to.
         * @description The server chooses the key: the client id and a slug for a category, the client id and the article id for an article. An image that nothing uses is removed after a day.
         */
        get: operations["signKnowledgeImage"];
        put?: never;
        post?: never;
        /**
         * Delete a category without articles, with its image.
         * @description A category with articles returns 409.
         */
        delete: operations["deleteKnowledgeCategory"];
        options?: never;
        head?: never;
        /**
         * Change a category or an article.
         * @description With `categoryId` the category; with `id` the article, which is then in the category that `categoryId` names, if it names one. Images that the record no longer uses are removed.
         */
        patch: operations["updateKnowledge"];
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}#getCategories": {
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
        /** The categories of the Knowledge Base. */
        get: operations["listKnowledgeCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}#getCategoryArticles": {
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
        /** A category with its articles. */
        get: operations["listKnowledgeArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}#createCategory": {
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
        /** Create a category. */
        post: operations["createKnowledgeCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}#createArticle": {
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
        /** Create an article in a category. */
        post: operations["createKnowledgeArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}#isArticle": {
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
        /**
         * Delete an article with its images.
         * @description The server knows the images of the article; a key that is not below the article is rejected.
         */
        delete: operations["deleteKnowledgeArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/knowledge/{clientId}#removeHeaderImg": {
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
        delete?: never;
        options?: never;
        head?: never;
        /** Remove the image of a category, or the header image of an article. */
        patch: operations["removeKnowledgeImage"];
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
    "/ssp/production/shared-documents/{clientId}/users": {
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
         * Users with whom the caller may share.
         * @description Active users of the platform that a shared-document scope of the caller names and that may open Secure Send; never the caller.
         */
        get: operations["listSharableUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/shared-documents/{clientId}/cautions": {
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
         * Receivers at whom the sender should look twice before the first file.
         * @description Those to whom the caller has never sent anything, and who are of another client or have a name like another user's.
         */
        get: operations["listSharingCautions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/shared-documents/{clientId}/file": {
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
         * Address to download a shared file, for its sender and its receivers.
         * @description It works once, within a minute, for the caller alone, and not after the file was removed or recalled or has expired.
         */
        get: operations["getSharedDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Note the first view of a received file.
         * @description A later view changes nothing.
         */
        patch: operations["viewSharedDocument"];
        trace?: never;
    };
    "/ssp/production/shared-documents/{clientId}/recall/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description One of the shared documents of the share. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall a file from all its receivers, with proof of who had opened it.
         * @description No address of the file works any more, also one that was signed before. To recall it again returns the same proof.
         */
        post: operations["recallSharedDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/shared-documents/{clientId}/logs/{userId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** A page of the files that the caller has sent or received. */
        get: operations["listSharedDocumentLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/shared-documents/{clientId}/{userId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A page of the files that the caller has received and not removed.
         * @description What was received is the caller's, whichever client is worked in.
         */
        get: operations["listSharedDocuments"];
        put?: never;
        /**
         * Share an uploaded file.
         * @description Each receiver must be one of the sharable users at this moment; somebody who is not is 404 and nothing is shared. A file is shared once. The receivers are told by e-mail, without the file, its name and the message.
         */
        post: operations["sendSharedDocument"];
        /**
         * Remove a received file from the own inbox.
         * @description Other receivers keep it; the file goes with the last one.
         */
        delete: operations["removeSharedDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/news/{clientId}": {
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
        /** A page of the news articles of the client. */
        get: operations["listNews"];
        put?: never;
        /**
         * Create a news article.
         * @description The images are put to the bucket `ssp-content-production-news-images` first, under client id, article id and name; an image that is not there returns 400 at its field. With `send_notification` 1 every registered employee of the client with an e-mail address gets one e-mail.
         */
        post: operations["createNews"];
        /** Delete a news article with its images and readers. */
        delete: operations["deleteNews"];
        options?: never;
        head?: never;
        /**
         * Change a news article.
         * @description The moment of publication stays while the article stays published. An expiry date that changes must be later than today. Images that the article no longer shows are deleted.
         */
        patch: operations["updateNews"];
        trace?: never;
    };
    "/ssp/production/news/{clientId}#byId": {
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
         * A news article with its readers, as a list.
         * @description 404 for an id that the client does not have. A caller with neither NEWS_VIEW nor NEWS_UPDATE gets id, title and readers alone. Employees whom a restriction by team hides from the caller are left out.
         */
        get: operations["getNewsArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/news/{clientId}#saveImageBody": {
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
        /** Address to put an image of the body to. */
        get: operations["signNewsImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/news/{clientId}/clients": {
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
        /** Clients of the platform for which the caller may create news. */
        get: operations["listNewsClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/news/{clientId}/published/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The article. */
                id: components["parameters"]["NewsId"];
            };
            cookie?: never;
        };
        /**
         * A published article as the employee of the account sees it.
         * @description 404 for an article that is not published or has expired, 403 for an account without an employee of this client.
         */
        get: operations["getPublishedNews"];
        put?: never;
        /**
         * Say that the employee of the account has read an article.
         * @description Called by the employee portal when the article is opened, and again when the employee confirms or reacts. The first moment of reading and of confirmation stays; a reaction may change. Errors as for reading.
         */
        post: operations["readNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/platform/{clientId}/queues": {
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
         * Kinds of background jobs with their counts, and the newest failed jobs.
         * @description Jobs of the clients of the platform at which the caller holds PLATFORM_VIEW, and those that belong to no client.
         */
        get: operations["getQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/platform/{clientId}/queues/retry": {
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
         * Queue every failed job of a kind again.
         * @description Those of the clients of the platform at which the caller holds PLATFORM_UPDATE, and those that belong to no client.
         */
        post: operations["retryJobsOfKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ssp/production/platform/{clientId}/queues/failures/{id}/retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queue one failed job again. */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tts/errors": {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The newest error events, and the types of error.
         * @description Those of all clients of the platform that the caller may enter and see errors of; at most 500. A search looks at the newest 5,000.
         */
        get: operations["listErrors"];
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
            /** @description Extension field; whether creating, changing and deleting also need the permission that an operation names in `x-ssp-strict`. Left out means no. */
            strictRights?: boolean;
            /** @description Extension field; IANA name of the time zone in which days of reports begin and end, such as Europe/London. Left out means that of the browser. */
            timeZone?: string;
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
            code: "invalid" | "unauthorised" | "token_expired" | "forbidden" | "not_found" | "conflict" | "client_mismatch" | "stale" | "payload_too_large" | "unsupported_media_type" | "too_many_requests" | "too_slow" | "unavailable" | "internal";
            /** @description A sentence for the person at the screen, never a stack or a query. */
            message: string;
            /** @description The same id is in the server's log. */
            errorId: string;
            /** @description Texts for single fields, keyed by the name of the field on the wire. */
            fields?: {
                [key: string]: string;
            };
            /** @description With forbidden, the permission that is missing. */
            permission?: string;
            /** @description With stale, the record as it is now. */
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
            /** @description Extension field; restricted teams, at most 50 of them, which is what fits into a header. */
            team_ids?: components["schemas"]["Id"][];
            /** @description Extension field; the permission applies only there, instead of everywhere else. Default false. */
            only?: boolean;
        };
        /** @description The session user. The interface reads it to draw; the server looks up live rights at each request. */
        TokenClaims: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            username: components["schemas"]["Username"];
            /** @description Session id. */
            sid: components["schemas"]["Id"];
            /** @description As many as fit into a header, those of the platform first. */
            permissions: string[];
            /** @description Where a held permission does not apply (1-decisions 1); as many as fit into a header. */
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
        /** @description What people sign in or register with, as the field of the form is labelled. */
        IdentifierLabel: string | null;
        Flag: number;
        /**
         * @description Failed sign-ins after which an account is locked; null means the platform's setting.
         * @enum {unknown}
         */
        LoginRetries: 1 | 3 | 5 | null;
        /**
         * @description Seconds that an account stays locked; null means the platform's setting.
         * @enum {unknown}
         */
        LockSeconds: 10 | 30 | 60 | null;
        NoticeTitle: string | null;
        /** @description HTML of paragraphs, headings, lists, links and emphasis. */
        NoticeMessage: string | null;
        /** @description A moment, ISO 8601 in UTC; null leaves that end open. */
        NoticeDate: components["schemas"]["Timestamp"] | null;
        /** @description Extension field; IANA name of the time zone in which the days of figures and date filters begin and end. */
        TimeZone: string;
        ClientSettings: {
            id: components["schemas"]["Id"];
            clientName: components["schemas"]["Label"];
            identifier: string;
            platform_id: components["schemas"]["Id"];
            platformDomain: string;
            loginIdentifierType: components["schemas"]["IdentifierLabel"];
            registerIdentifierType: components["schemas"]["IdentifierLabel"];
            /** @description Whether the client's own lock settings apply; the platform's do otherwise. */
            login_timeout: components["schemas"]["Flag"];
            login_retries: components["schemas"]["LoginRetries"];
            login_timeout_time: components["schemas"]["LockSeconds"];
            show_notice_message: components["schemas"]["Flag"];
            notice_title: components["schemas"]["NoticeTitle"];
            notice_message: components["schemas"]["NoticeMessage"];
            notice_start: components["schemas"]["NoticeDate"];
            notice_end: components["schemas"]["NoticeDate"];
            /** @description Whether only managers share documents. */
            manager_share_only: components["schemas"]["Flag"];
            /** @description Extension field; whether creating, changing and deleting also need the permission that an operation names in `x-ssp-strict`. */
            strict_rights: components["schemas"]["Flag"];
            time_zone: components["schemas"]["TimeZone"];
        };
        ClientSettingsChange: {
            loginIdentifierType?: string;
            registerIdentifierType?: string;
            login_timeout?: components["schemas"]["Flag"];
            login_retries?: components["schemas"]["LoginRetries"];
            login_timeout_time?: components["schemas"]["LockSeconds"];
            show_notice_message?: components["schemas"]["Flag"];
            notice_title?: components["schemas"]["NoticeTitle"];
            notice_message?: components["schemas"]["NoticeMessage"];
            notice_start?: components["schemas"]["NoticeDate"];
            notice_end?: components["schemas"]["NoticeDate"];
            manager_share_only?: components["schemas"]["Flag"];
            strict_rights?: components["schemas"]["Flag"];
            time_zone?: components["schemas"]["TimeZone"];
        };
        /** @description A count, the number of records that match the filter. */
        Total: number;
        StrictRightsAccount: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            username: string;
            /** @description Names of the permissions that the account would need and does not hold. */
            loses: string[];
        };
        /** @description What strict rights take from the active accounts of a client. */
        StrictRightsImpact: {
            /** @description Accounts that would lose at least one kind of change. */
            loses: components["schemas"]["Total"];
            /** @description The first 200 of them, by label. Empty for a caller without USERS_VIEW. */
            accounts: components["schemas"]["StrictRightsAccount"][];
        };
        AppPin: {
            pin: string | null;
        };
        LoginNotice: {
            notice: null | {
                title: string;
                message: string;
            };
        };
        /** @description Files to be put, each checked against what the server would have chosen (security.md 2, row 1). */
        SignedUploadRequest: {
            bucket: string;
            /** @description '{clientId}/{logo, alternate-logo, loginImage, loginBgImage or mainBgImage}', '{clientId}/users/{userId}/avatar' or, of Secure Send, '{own clientId}/{userId}/{a new UUID}/{0 to 999}-{name in letters and digits}'; without the extension */
            key: string;
            /**
             * @description File extension without the dot.
             * @enum {string}
             */
            ext: "png" | "jpg" | "jpeg" | "gif" | "svg" | "pdf" | "txt" | "xlsx" | "xls" | "zip" | "csv";
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
        DeleteUploadedFileRequest: {
            bucket: string;
            /** @description The key. */
            path: string;
        };
        ListUploadedFilesRequest: {
            bucket: string;
            /** @description How the keys begin. */
            path: string;
        };
        UploadedFileList: {
            key: string;
            /** @description Bytes. */
            size: number;
        }[];
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
            /** @description Repeats client_id. */
            clientId: components["schemas"]["Id"];
            isManager: boolean;
            is_demo: boolean;
            is_client_demo: boolean;
            /** @description Tenant at the identity provider, null before registration. Only with id. */
            tenantId?: string | null;
            /** @description User at the identity provider, null before registration. Only with id. */
            userId?: string | null;
            /** @description The team that the employee has been in longest, null without one. Only with id. */
            teamId?: string | null;
            /** @description The teams of the employee. Only with id. */
            teams?: {
                team_id: components["schemas"]["Id"];
            }[];
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
        /** @description A name as employees see it. */
        PortalLabel: string;
        /** @description The tiles of one page; `values` is indexed like `labels`. */
        TileChart: {
            /** @description The page, as it is in the labels of the report. */
            title: components["schemas"]["PortalLabel"];
            labels: components["schemas"]["PortalLabel"][];
            values: components["schemas"]["Total"][];
            /**
             * @description 1 for a doughnut, 2 for bars.
             * @enum {integer}
             */
            chartType: 1 | 2;
        };
        TileAnalytics: {
            /** @description The pages, the most visited first. */
            report: components["schemas"]["ChartData"];
            /** @description One chart for each page that has tiles, in the order of the pages. */
            reports: components["schemas"]["TileChart"][];
        };
        /** @description Titles and readers of the articles that were read most, at most 50. */
        NewsRead: {
            labels: string[];
            values: components["schemas"]["Total"][];
            /** @description The ids of the articles, indexed like the bars. */
            additional: components["schemas"]["Id"][];
        };
        /** @description A page of the employee portal that was opened, a tile that was opened on it, or a call to action that was followed from the tile. A tile names its page, a call to action its tile. A day keeps the first 500 names of each kind. */
        PortalVisit: {
            /** @enum {string} */
            kind: "page" | "tile" | "action";
            label: components["schemas"]["PortalLabel"];
            /** @description The page of a tile, the tile of a call to action; absent for a page. */
            parent?: components["schemas"]["PortalLabel"];
            /**
             * @description The part of the portal that the page belongs to, for the statistics of the day. Absent for all others.
             * @enum {string}
             */
            area?: "discounts" | "wellbeing" | "training";
            /** @description Type of the device, such as Smartphone. Sent with the first page of a session. */
            device?: components["schemas"]["PortalLabel"];
            /** @description Brand of the device. Sent with the first page of a session. */
            brand?: components["schemas"]["PortalLabel"];
        };
        /** @description Totals of the period. */
        PayslipStats: {
            /** @description Payslips uploaded. */
            stat_payslips: components["schemas"]["Total"];
            /** @description How often employees opened a payslip. */
            stat_payslip_downloads: components["schemas"]["Total"];
        };
        /** @description Totals of the period. */
        PaydocStats: {
            /** @description Pay documents uploaded. */
            stat_pay_document_uploads: components["schemas"]["Total"];
            /** @description How often employees downloaded a pay document. */
            stat_pay_document_downloads: components["schemas"]["Total"];
        };
        /** @description Forename and surname; empty for an employee without either. */
        FullName: string;
        /** @description An employee opened a payslip, a pay document or the pension page. */
        EmployeeInteraction: {
            /** @description Extension field. Number of the row. */
            id: number;
            fullname: components["schemas"]["FullName"];
            identifier: components["schemas"]["OptionalText"];
            email: components["schemas"]["OptionalText"];
            viewed: components["schemas"]["Timestamp"];
            employeeId: components["schemas"]["Id"];
            /** @description The type of a pay document, such as P60; null for payslips and pensions. */
            doc_type_name: string | null;
        };
        EmployeeInteractions: {
            /** @description The page, the newest first. */
            employees: components["schemas"]["EmployeeInteraction"][];
            count: components["schemas"]["Total"];
        };
        /** @description An uploaded payroll file. */
        PayRun: {
            /** @description Extension field. */
            id: components["schemas"]["Id"];
            /** @description Key of the file; the part after the last slash is its name. */
            document_key: string;
            /** @description null before it starts. */
            started_at: components["schemas"]["Timestamp"] | null;
            /** @description null before it ends. */
            finished_at: components["schemas"]["Timestamp"] | null;
            /** @description Documents that the file should hold; null while that is unknown. */
            results_expected: number | null;
            /** @description Documents that were found; null while that is unknown. */
            results_actual: number | null;
            /** @description When it was uploaded. */
            run_at: components["schemas"]["Timestamp"];
        };
        PayRuns: {
            /** @description The page, the newest first. */
            jobs: components["schemas"]["PayRun"][];
            count: components["schemas"]["Total"];
        };
        Labels: string[];
        Values: components["schemas"]["Total"][];
        DrilldownEmployee: {
            id: components["schemas"]["Id"];
            fullname: components["schemas"]["FullName"];
            identifier: components["schemas"]["OptionalText"];
            email: components["schemas"]["OptionalText"];
            /** @description null for an employee who has not registered. */
            registeredDt: components["schemas"]["Timestamp"] | null;
            /** @description null for an employee who never logged in. */
            lastLoginDt: components["schemas"]["Timestamp"] | null;
            /** @description What the list tells apart, registered or active; false in the list of deactivated accounts. */
            status: boolean;
            /** @description When the account was deactivated; null for an account in use. */
            processed_date: components["schemas"]["Timestamp"] | null;
        };
        /** @description A page of employees. */
        DrilldownEmployees: {
            employees: components["schemas"]["DrilldownEmployee"][];
            count: components["schemas"]["Total"];
        };
        /** @description A series, `values` indexed like `labels`, and a page of the employees behind it. */
        EmployeeDrilldown: {
            labels: components["schemas"]["Labels"];
            values: components["schemas"]["Values"];
            additional: components["schemas"]["DrilldownEmployees"];
        };
        /** @description Accounts deactivated by day, above 31 days by month, and a page of their employees. */
        DeactivatedEmployees: {
            /** @description YYYY-MM-DD, or YYYY-MM for months. */
            labels: components["schemas"]["Labels"];
            values: components["schemas"]["Values"];
            additional: {
                /** @description The page, those deactivated last first. */
                employees: components["schemas"]["DrilldownEmployee"][];
                count: components["schemas"]["Total"];
                /** @description Extension field. Accounts in use now. */
                active: components["schemas"]["Total"];
            };
        };
        /** @description What an employee did in document storage within the period. */
        DocumentStorageRow: {
            employee_id: components["schemas"]["Id"];
            fullname: components["schemas"]["FullName"];
            identifier: components["schemas"]["OptionalText"];
            uploaded: components["schemas"]["Total"];
            downloaded: components["schemas"]["Total"];
            deleted: components["schemas"]["Total"];
            restored: components["schemas"]["Total"];
        };
        DocumentStorageBreakdown: {
            /** @description The page, by name. */
            data: components["schemas"]["DocumentStorageRow"][];
            count: components["schemas"]["Total"];
            /** @description Absent with withoutReport=true. The four kinds. */
            labels?: components["schemas"]["Labels"];
            /** @description Absent with withoutReport=true. Totals of the four kinds over all employees. */
            values?: components["schemas"]["Values"];
        };
        ArticleReader: {
            /** @description The employee. */
            id: components["schemas"]["Id"];
            fullname: components["schemas"]["FullName"];
            identifier: components["schemas"]["OptionalText"];
            /** @description null in the extension segment `unread`. */
            read_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The newest first. */
        ArticleReaderList: components["schemas"]["ArticleReader"][];
        ArticleReaderPage: {
            /** @description The title of the article. Servers that do not know it leave it out. */
            title?: string;
            readers: components["schemas"]["ArticleReaderList"];
            count: components["schemas"]["Total"];
        };
        ArticleReaders: components["schemas"]["ArticleReaderPage"] | components["schemas"]["ArticleReaderList"];
        PortalEvent: {
            /**
             * @description What the employee did. Payslips and pay documents are recorded when their file is marked as viewed.
             * @enum {string}
             */
            kind: "pension_visited" | "storage_uploaded" | "storage_downloaded" | "storage_deleted" | "storage_restored";
        };
        PortalEventOfBatch: {
            employee_id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "signed_in" | "pension_visited" | "storage_uploaded" | "storage_downloaded" | "storage_deleted" | "storage_restored";
            happened_at: components["schemas"]["Timestamp"];
        };
        PortalEventBatch: {
            events: components["schemas"]["PortalEventOfBatch"][];
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
            /** @description Needed when the e-mail address changes. */
            currentPassword?: string;
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
            /** @description The six digits that were mailed to the employee; without it they are sent. Not asked of an administrator who links somebody else's account. */
            code?: string;
        };
        AssociationResult: {
            /** @description False as long as the account is not linked because a code was sent. */
            success: boolean;
            /** @description The masked e-mail address of the employee that the code was sent to; absent once linked. */
            sentTo?: string;
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
            /** @description Whether the team was deleted. A restriction that names it still denies its former members, and can be removed. */
            deleted?: boolean;
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
        /** @description Extension field; whether the caller may give it to others. A grant is limited to what the caller holds. */
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
            /** @description Extension field; whether the permission applies only in `restricted` and `restricted_teams`. */
            only: boolean;
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
            /** @description Extension field; the permission applies only in the clients, or only to the teams, instead of everywhere else. It needs one of them and cannot have both. Default false. */
            only?: boolean;
        };
        /** @description A role or a policy. */
        NamedRight: {
            id: components["schemas"]["Id"];
            name: string;
            label: components["schemas"]["Label"];
        };
        /** @description What gives the permission is there also when it is denied for another reason. */
        AccessExplanation: {
            allowed: boolean;
            /**
             * @description The first reason that applies, in this order: the account is inactive, the client is not open to it, the permission is not held, it is restricted for the client, it is restricted for the team. Null when allowed.
             * @enum {string|null}
             */
            denial: "inactive" | "client" | "not_held" | "restricted_client" | "restricted_team" | null;
            /** @description The client whose restrictions count. CLIENT_SWITCH is judged at the client of the account (1-decisions 3). */
            judgedAt: components["schemas"]["Id"];
            /** @description Whether the client has strict rights, so that creating, changing and deleting need permissions of their own. */
            strictRights: boolean;
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
            grantable?: components["schemas"]["Grantable"];
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
            grantable?: components["schemas"]["Grantable"];
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
         * @description What a change was made to. `theme` is the brand of the client; of employees only the removal is here, with their log.
         * @enum {string}
         */
        AuditSubjectKind: "user" | "role" | "policy" | "permission" | "theme" | "employee";
        /** @enum {string} */
        AuditAction: "user.create" | "user.update" | "user.updatePermissions" | "user.restrictPermission" | "user.addScope" | "user.removeScope" | "user.setDefaultScope" | "user.deactivate" | "user.reactivate" | "user.unlock" | "sharedDocuments.add" | "sharedDocuments.remove" | "role.create" | "role.rename" | "role.remove" | "role.addPolicy" | "role.removePolicy" | "policy.create" | "policy.addPermissions" | "policy.removePermission" | "permission.create" | "theme.save" | "employee.remove";
        AuditActor: {
            id: components["schemas"]["Id"];
            /** @description The name by then. */
            label: components["schemas"]["Label"];
            /** @description The sign-in name by now; null for who is no user of this client. */
            username: string | null;
            /** @description Sign-in name and client, by then, of somebody from another client; null for a user of this one. */
            home: {
                username: string;
                client: string;
            } | null;
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
            field: "label" | "username" | "email" | "password" | "picture" | "role" | "status" | "lock" | "permissions" | "restriction" | "onlyIn" | "clients" | "defaultClient" | "sharedDocuments" | "policies" | "colours" | "hardToRead" | "log";
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
        /** @description A merge link with the employee at its other end. `employee_id` is the account that was merged, `linked_id` the correct one. */
        MergedEmployee: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["OptionalText"];
            forename: components["schemas"]["OptionalText"];
            surname: components["schemas"]["OptionalText"];
            identifier: components["schemas"]["OptionalText"];
            email: components["schemas"]["OptionalText"];
            employee_id: components["schemas"]["Id"];
            linked_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
        };
        EmployeeList: {
            /** @constant */
            success: true;
            /** @description Total of the filter. Left out with a search or a date range, where it would have to be counted row by row: request it with count=true beside the list. */
            count?: components["schemas"]["Total"];
            employees: components["schemas"]["Employee"][];
            /** @description Only with id. The accounts that were merged into this one. */
            merger?: components["schemas"]["MergedEmployee"][];
            /** @description Only with id. The account that this one was merged into. */
            merged?: components["schemas"]["MergedEmployee"][];
        };
        /** @description Rows in the order uuid, clientId, forename, surname, identifier, email. */
        ImportEmployeesRequest: [
            components["schemas"]["NewId"],
            components["schemas"]["Id"],
            string | null,
            string | null,
            string | null,
            string | null
        ][];
        BulkStatus: {
            /** @constant */
            success: true;
            /** @description Text for the person. */
            status: string;
            /** @description Extension field. The bulk run that was made. */
            runId: components["schemas"]["Id"];
        };
        RemoveEmployeeRequest: {
            id: components["schemas"]["Id"];
        };
        EmployeeCount: {
            /** @constant */
            success: true;
            count: components["schemas"]["Total"];
        };
        EmployeeAdditionalData: {
            employeeId: components["schemas"]["Id"];
            additionalData: components["schemas"]["AdditionalData"];
        };
        SaveAdditionalDataRequest: {
            employeeId: components["schemas"]["Id"];
            /** @description JSON text with the key of the uploaded avatar, '{"avatar":"<client id>/<employee id>/avatar.png"}'. */
            additionalData: string;
        };
        /** @enum {string} */
        MergeField: "title" | "forename" | "surname" | "identifier" | "email" | "mobileNumber" | "telephoneNumber" | "dateOfBirth" | "gender";
        MergeEmployeeRequest: {
            /** @description The account that is merged away. */
            employee_id: components["schemas"]["Id"];
            /** @description The correct account. */
            linked_id: components["schemas"]["Id"];
            /** @description Extension field. The fields whose values the correct account takes over. */
            take?: components["schemas"]["MergeField"][];
        };
        DeleteMergeRequest: {
            /** @description The account that was merged away. */
            employee_id: components["schemas"]["Id"];
            /** @description The account that it was merged into. */
            target_employee_id: components["schemas"]["Id"];
        };
        DeletedMerge: {
            /** @constant */
            success: true;
            /** @description Extension field. Fields that the merge had changed and that were edited since; they keep their value. */
            kept: components["schemas"]["MergeField"][];
        };
        /** @description Female 0, Male 1, Prefer not to say 2, Other 3, Non-Binary 4, Intersex 5. */
        Gender: number;
        /** @description The fields to change; one that is left out stays. With resetPassword the fields name the account as the caller saw it, and another value is 400. */
        UpdateEmployeeRequest: {
            /** @description Repeats the id of the path. */
            id: components["schemas"]["Id"];
            forename?: string;
            surname?: string;
            /** @description Unique within the client. */
            identifier?: string;
            /** @description An e-mail address; left out when there is none. */
            email?: string;
            gender?: components["schemas"]["Gender"];
            mobileNumber?: string;
            /** @constant */
            resetPassword?: true;
            /** @description With resetPassword. Tenant at the identity provider. */
            tenantId?: string;
            /** @description With resetPassword. User at the identity provider. */
            userId?: string;
        };
        EmployeeChanged: {
            success: boolean;
            message: string;
        };
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
        BatchDeactivateRequest: {
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
            identifiers: string[];
            /** @description Extension field. How many will be deactivated. */
            count?: number;
        };
        CellText: string;
        BatchUpdateRequest: {
            clientId: components["schemas"]["Id"];
            employees: {
                identifier: string;
                title?: components["schemas"]["CellText"];
                forename?: string;
                surname?: string;
                email: components["schemas"]["CellText"];
                mobileNumber?: string;
                telephoneNumber?: string;
                dateOfBirth?: string;
            }[];
        };
        ExportAddress: {
            url: string;
        };
        /** @enum {string} */
        BulkKind: "import" | "update" | "deactivate";
        /**
         * @description draft = rows are being added; applying and undoing = a job is at work.
         * @enum {string}
         */
        BulkState: "draft" | "applying" | "done" | "undoing" | "undone";
        BulkCounts: {
            total: components["schemas"]["Total"];
            new: components["schemas"]["Total"];
            changed: components["schemas"]["Total"];
            unchanged: components["schemas"]["Total"];
            conflict: components["schemas"]["Total"];
            rejected: components["schemas"]["Total"];
            /** @description Rows applied so far. */
            applied: components["schemas"]["Total"];
            /** @description Rows undone so far. */
            restored: components["schemas"]["Total"];
            /** @description Rows that undoing left because they were edited since. */
            kept: components["schemas"]["Total"];
        };
        BulkRun: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BulkKind"];
            state: components["schemas"]["BulkState"];
            fileName: string;
            createdDt: components["schemas"]["Timestamp"];
            /** Format: date-time */
            appliedDt: string | null;
            /**
             * Format: date-time
             * @description Until when it can be undone; null when it cannot.
             */
            undoUntil: string | null;
            counts: components["schemas"]["BulkCounts"];
            /** @description The number that a person has to type before the run is applied; null for none. */
            confirmCount: number | null;
        };
        BulkRunList: components["schemas"]["BulkRun"][];
        StartBulkRunRequest: {
            kind: components["schemas"]["BulkKind"];
            fileName: string;
        };
        /**
         * @description new and changed are applied; unchanged has nothing to do; conflict meets another record or a change in the meantime; rejected cannot be applied; kept was edited after it was applied, so that undoing left it.
         * @enum {string}
         */
        BulkRowStatus: "new" | "changed" | "unchanged" | "conflict" | "rejected" | "kept";
        /**
         * @description Why a row is not applied, or, for unknown_team, why its teams stay as they are.
         * @enum {string}
         */
        BulkReason: "unknown_identifier" | "exists" | "repeated" | "name_missing" | "email_invalid" | "date_invalid" | "changed_since" | "unknown_team" | "deactivated" | "edited_since";
        BulkChange: {
            /** @enum {string} */
            field: "title" | "forename" | "surname" | "email" | "mobileNumber" | "telephoneNumber" | "dateOfBirth" | "teams" | "status";
            from: string;
            to: string;
        };
        BulkRow: {
            line: number;
            identifier: string;
            name: string;
            status: components["schemas"]["BulkRowStatus"];
            reason: components["schemas"]["BulkReason"] | null;
            /** @description What the reason is about: the labels of unknown teams. */
            detail: string;
            changes: components["schemas"]["BulkChange"][];
        };
        BulkRowList: components["schemas"]["BulkRow"][];
        BulkRowInput: {
            /** @description Line of the file from 1. */
            line: number;
            /** @description Id of a new employee; the server makes one without it. */
            id?: components["schemas"]["NewId"];
            identifier: string;
            title?: components["schemas"]["CellText"];
            forename?: string;
            surname?: string;
            email?: components["schemas"]["CellText"];
            mobileNumber?: string;
            telephoneNumber?: string;
            /** @description YYYY-MM-DD or empty. */
            dateOfBirth?: string;
            /** @description Labels of the only teams that the employee is to be in; none leaves the teams as they are. */
            teams?: string[];
        };
        AddBulkRowsRequest: {
            rows: components["schemas"]["BulkRowInput"][];
        };
        ApplyBulkRunRequest: {
            /** @description How many rows were added. */
            rows: number;
            /** @description Number that the person typed. */
            count?: number;
        };
        /** @description What happened, such as password_reset; people read it with spaces. */
        InteractionType: string;
        Interaction: {
            id: number;
            employeeId: components["schemas"]["Id"];
            type: components["schemas"]["InteractionType"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Extension field. One sentence on what happened; empty where the type says it. */
            description: string;
            /** @description Extension field. Who did it. */
            actor: {
                id: components["schemas"]["Id"];
                /** @description The name by then. */
                label: components["schemas"]["Label"];
            };
            /** @description Extension field. Whether it was logged with notification, as deletions are. */
            notify: boolean;
        };
        InteractionList: {
            data: components["schemas"]["Interaction"][];
            count: components["schemas"]["Total"];
        };
        /** @description What only the browser knows that it happened. The server adds who, when and the text; what it does itself it logs in the same transaction. */
        ActivityEvent: {
            /** @constant */
            channel: "employees";
            employeeId: components["schemas"]["Id"];
            /** @enum {string} */
            type: "profile_viewed";
            notify: boolean;
        };
        InteractionCount: {
            count: components["schemas"]["Total"];
        };
        /** @description What the browser says of a visit. Who it was and when, the server records itself. */
        UsageEvent: {
            /** @constant */
            channel: "analytics";
            /** @description What happened, such as 'Miscellaneous Reports viewed'. */
            event: string;
            /** @description Markdown with the label and username of the user and the name of the client. */
            description: string;
            /** @constant */
            parser: "markdown";
            tags: {
                username: string;
                /** @description The identifier of the client. */
                client: string;
            };
            /** @constant */
            notify: false;
        };
        /**
         * @description AppDetailsGeneric is an extension.
         * @enum {string}
         */
        EmailTemplateLabel: "RegistrationReminderGeneric" | "AppDetailsGeneric";
        EmployeeEmail: {
            label: components["schemas"]["EmailTemplateLabel"];
            /** @description Extension field. */
            subject: string;
            /** @description Without scripts; colours are in inline styles. */
            html: string;
        };
        /** @description Employees who get no e-mail, for one reason. */
        LeftOut: {
            total: components["schemas"]["Total"];
            /** @description The first five by name. */
            first: components["schemas"]["EmployeeLink"][];
        };
        EmailRecipients: {
            /** @description How many would get it. */
            recipients: components["schemas"]["Total"];
            noAddress: components["schemas"]["LeftOut"];
            /** @description Who got the same e-mail in the last two days. One employee named by id gets it again. */
            remindedRecently: components["schemas"]["LeftOut"];
        };
        EmailStatus: {
            /** @description A sentence for the person at the screen. */
            status: string;
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
        RenameTeamRequest: {
            label: components["schemas"]["Label"];
        };
        TeamMember: {
            employee_id: components["schemas"]["Id"];
            identifier: components["schemas"]["OptionalText"];
            forename: components["schemas"]["OptionalText"];
            surname: components["schemas"]["OptionalText"];
            /** @description 1 for the team leader. */
            approver: number;
            /** @description Extension field; when the employee registered. */
            registeredDt: components["schemas"]["OptionalTimestamp"];
        };
        TeamMemberList: components["schemas"]["TeamMember"][];
        /** @description The id or, without one, the identifier. */
        MemberToAdd: {
            employee_id?: components["schemas"]["Id"];
            identifier?: string;
        };
        AddTeamMembersRequest: {
            membersToAdd: components["schemas"]["MemberToAdd"][];
            /** @description Label of the team. The path names the team; a repeated request repeats the label too. */
            teamLabel?: string;
            /** @description Repeats the client of the path. */
            clientId?: components["schemas"]["Id"];
        };
        AddedTeamMembers: {
            /** @constant */
            success: true;
            /** @description Extension field; how many were not members before. */
            added: components["schemas"]["Total"];
        };
        SetTeamApproverRequest: {
            approver: number;
        };
        EmployeeTeam: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            /** @description Extension field; 1 where the employee is the team leader. */
            approver: number;
        };
        EmployeeTeamList: components["schemas"]["EmployeeTeam"][];
        /** @description White space at the ends is dropped. Blank is rejected with the text of spec 2 section 5. */
        SurveyTitle: string;
        /** @description White space at the ends is dropped. Blank is rejected with the text of spec 2 section 5. */
        SurveyDescription: string;
        /** @description The category, null without one. */
        OptionalCategoryId: string | null;
        OptionalCategoryTitle: string | null;
        /**
         * Format: date-time
         * @description A moment in UTC; null for a blank date.
         */
        SurveyDate: string | null;
        /** @description A survey as lists show it. Its status is derived from the two dates. */
        SurveySummary: {
            id: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            category_id: components["schemas"]["OptionalCategoryId"];
            category_title: components["schemas"]["OptionalCategoryTitle"];
            start_date: components["schemas"]["SurveyDate"];
            completion_date: components["schemas"]["SurveyDate"];
            /** @description Whether the survey shows logo and colours of the client. */
            branded: boolean;
            anonymous: boolean;
            /** @description Extension field. Responses, started ones included; of an anonymous survey only published ones. */
            response_count?: components["schemas"]["Total"];
        };
        SurveySummaryList: components["schemas"]["SurveySummary"][];
        /** @description JSON text of the form fields (spec 2 section 3), at most 1,000. An id is unique and a condition depends on an earlier question; what does not fit is rejected with 400 at `fields`. */
        SurveyFields: string;
        CreateSurveyRequest: {
            client_id?: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            category_id?: components["schemas"]["OptionalCategoryId"];
            start_date?: components["schemas"]["SurveyDate"];
            completion_date?: components["schemas"]["SurveyDate"];
            fields: components["schemas"]["SurveyFields"];
            /** @default true */
            branded: boolean;
            /** @default false */
            anonymous: boolean;
        };
        CategoryDescription: string;
        SurveyCategory: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Label"];
            description: components["schemas"]["CategoryDescription"];
        };
        SurveyCategoryList: components["schemas"]["SurveyCategory"][];
        SurveyCategoryRequest: {
            title: components["schemas"]["Label"];
            description?: components["schemas"]["CategoryDescription"];
        };
        /** @description Set on a template that the platform shares, which the client cannot change. */
        TemplateReferenceId: string | null;
        SurveyTemplateSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            reference_id: components["schemas"]["TemplateReferenceId"];
        };
        SurveyTemplateSummaryList: components["schemas"]["SurveyTemplateSummary"][];
        SurveyTemplateRequest: {
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            fields: components["schemas"]["SurveyFields"];
        };
        SurveyTemplate: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            reference_id: components["schemas"]["TemplateReferenceId"];
            fields: components["schemas"]["SurveyFields"];
        };
        SurveyTemplateAccess: {
            access: boolean;
        };
        Survey: {
            id: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            category_id: components["schemas"]["OptionalCategoryId"];
            category_title: components["schemas"]["OptionalCategoryTitle"];
            start_date: components["schemas"]["SurveyDate"];
            completion_date: components["schemas"]["SurveyDate"];
            branded: boolean;
            anonymous: boolean;
            fields: components["schemas"]["SurveyFields"];
            /** @description Extension field. Version of the fields, from 1. */
            fields_version?: components["schemas"]["Total"];
            /** @description Extension field. Responses, started ones included; of an anonymous survey only published ones. `anonymous` stays once it is above 0, and of an anonymous survey once it was open for answers. */
            response_count?: components["schemas"]["Total"];
        };
        /** @description What one employee answered. */
        SurveyResponse: {
            /** @description Extension field. Random; neither it nor the order of anonymous responses follows the time. */
            id?: components["schemas"]["Id"];
            /** @description 'Anonymous' for every response of an anonymous survey. */
            employee_name: string;
            /** @description False for a response in progress. */
            completed: boolean;
            /** @description Null while in progress, and for every response of an anonymous survey. */
            completion_date: components["schemas"]["SurveyDate"];
            /** @description Seconds. Null while in progress, and for every response of an anonymous survey. */
            time_taken: number | null;
            /** @description JSON text of the questions as they read when they were answered, with `id`, `name`, `type`, `label` and `value`. */
            response: string;
            /** @description Extension field. The form that was answered, at one response only; see `fields_version`. */
            fields?: components["schemas"]["SurveyFields"];
            /** @description Extension field. Version of the fields that were answered; of an anonymous survey the latest that one of its batch answered. */
            fields_version?: components["schemas"]["Total"];
        };
        SurveyWithResponses: {
            survey: components["schemas"]["Survey"][];
            responses: components["schemas"]["SurveyResponse"][];
        };
        /** @description What changes; a property that is left out stays. */
        UpdateSurveyRequest: {
            title?: components["schemas"]["SurveyTitle"];
            description?: components["schemas"]["SurveyDescription"];
            category_id?: components["schemas"]["OptionalCategoryId"];
            start_date?: components["schemas"]["SurveyDate"];
            completion_date?: components["schemas"]["SurveyDate"];
            fields?: components["schemas"]["SurveyFields"];
            branded?: boolean;
            anonymous?: boolean;
        };
        SurveySettings: {
            /** @description How many must answer an anonymous survey before it has results, and by how many these then grow. */
            anonymity_threshold: number;
        };
        SurveyResponseSummary: {
            /** @description Random; says nothing of the time. */
            id: components["schemas"]["Id"];
            /** @description 'Anonymous' for every response of an anonymous survey. */
            employee_name: string;
            /** @description False for a response in progress. */
            completed: boolean;
            completion_date: components["schemas"]["SurveyDate"];
            time_taken: number | null;
        };
        SurveyResponseSummaryList: components["schemas"]["SurveyResponseSummary"][];
        /** @description A text, a number, or the chosen options of a checkbox field; null for none. */
        SurveyAnswer: string | number | string[] | null;
        /** @description Answers by field id. */
        SurveyAnswers: {
            [key: string]: components["schemas"]["SurveyAnswer"];
        };
        SubmitSurveyResponseRequest: {
            /** @description The version of the fields that the employee saw. */
            fields_version: number;
            answers: components["schemas"]["SurveyAnswers"];
            /**
             * @description Time that answering took.
             * @default 0
             */
            seconds: number;
            /**
             * @description False saves progress; an anonymous survey rejects that with 400, because nothing of it is stored before the end.
             * @default true
             */
            completed: boolean;
        };
        SurveyToAnswer: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["SurveyTitle"];
            description: components["schemas"]["SurveyDescription"];
            branded: boolean;
            /** @description Decides what the employee is told before answering of what is stored. */
            anonymous: boolean;
            fields: components["schemas"]["SurveyFields"];
            fields_version: components["schemas"]["Total"];
            /** @description Whether the employee has answered; an anonymous survey tells only the account that did. */
            submitted: boolean;
            /** @description Saved progress of a named survey. */
            answers: components["schemas"]["SurveyAnswers"];
            /** @description Seconds spent on what was saved. */
            seconds: components["schemas"]["Total"];
        };
        SurveyOptionCount: {
            /** @description Option, code of an option, or number of a range. */
            value: string;
            label: string;
            count: components["schemas"]["Total"];
            /** @description False for an option that the current version lacks. */
            current: boolean;
        };
        SurveyQuestionResult: {
            id: number;
            name: string;
            type: string;
            label: string;
            /** @description Responses that answer the question. */
            answered: components["schemas"]["Total"];
            /** @description False for a question that was answered and that the current version lacks. */
            current: boolean;
            /** @description Whether label or options were different for some responses. */
            reworded: boolean;
            /** @description Empty for questions that have no choice. Of a range the values from min to max, or of one with more than 500 those answered. */
            options: components["schemas"]["SurveyOptionCount"][];
        };
        SurveyResults: {
            /** @description All responses, those in progress included; of an anonymous survey only published ones. */
            responses: components["schemas"]["Total"];
            /** @description Of an anonymous survey only published ones. */
            completed: components["schemas"]["Total"];
            /** @description Completed responses that the figures of the questions count. */
            published: components["schemas"]["Total"];
            /** @description True while too few have answered an anonymous survey. */
            hidden: boolean;
            /** @description How many must answer an anonymous survey before it has results. */
            threshold: components["schemas"]["Total"];
            /** @description Seconds; null when there is none. */
            average_time: number | null;
            /** @description Percent of the responses that are completed. */
            completion_rate: number;
            /** @description When the reminder was sent; null before. */
            reminded_at: components["schemas"]["SurveyDate"];
            /** @description The questions of the current version in their order, then those that were answered and removed; empty while `hidden`. */
            questions: components["schemas"]["SurveyQuestionResult"][];
        };
        SurveyTeamParticipation: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["Label"];
            /** @description Active employees of the team. */
            members: components["schemas"]["Total"];
            /** @description Percent of them who have answered. Of an anonymous survey in steps of ten, at least as many have; null for a team of which fewer than `threshold` have answered or have not, and for one that nearly equals another or a sum of others. */
            rate: number | null;
        };
        SurveyParticipation: {
            /** @description Active employees whom the survey is for. */
            employees: components["schemas"]["Total"];
            /** @description How many of them have answered; of an anonymous survey in batches of `threshold`, and null for a caller with restricted teams. */
            answered: number | null;
            teams: components["schemas"]["SurveyTeamParticipation"][];
        };
        SurveyExport: {
            url: string;
        };
        Document: {
            document_id: components["schemas"]["Id"];
            /** @description Id of the association by which it is listed, the oldest; null for a document that is not shared. */
            id: components["schemas"]["Id"] | null;
            name: string;
            createdDt: components["schemas"]["Timestamp"];
            updatedDt: components["schemas"]["Timestamp"];
            /** @description Its first segment is the id of the employee for a personal document. */
            s3_file_key: string;
            /** @description Client, team or employee of the association; null without one. */
            related_id: components["schemas"]["Id"] | null;
            /** @description 1 company-wide, 2 teams, 3 individual employees. */
            relatedType: number;
            tag: string | null;
        };
        DocumentList: components["schemas"]["Document"][];
        DocumentStatus: {
            user_id: components["schemas"]["Id"];
            updatedDt: components["schemas"]["Timestamp"];
        };
        DocumentDetail: {
            document: components["schemas"]["DocumentList"];
            /** @description The employees who have read it, at most the last 2000. */
            statuses: components["schemas"]["DocumentStatus"][];
        };
        FileAddress: {
            url: string;
        };
        SqlTimestamp: string;
        /** @description [id, document, related id, 0, 0, created, updated]; the moments as "YYYY-MM-DD HH:mm:ss" in UTC. */
        DocumentAssociationRow: [
            components["schemas"]["NewId"],
            components["schemas"]["Id"],
            components["schemas"]["Id"],
            0,
            0,
            components["schemas"]["SqlTimestamp"],
            components["schemas"]["SqlTimestamp"]
        ];
        DocumentAssociationRows: components["schemas"]["DocumentAssociationRow"][];
        DocumentTagRequest: {
            tag: string;
        };
        AssociatedUser: {
            /** @description The association by which the document reaches the employee, the oldest. */
            document_associations_id: components["schemas"]["Id"];
            document_id: components["schemas"]["Id"];
            /** @description Id of the employee. */
            user_id: components["schemas"]["Id"];
            forename: string;
            surname: string;
            identifier: string | null;
            /** @description Extension field. When the employee read the document; null before. */
            updatedDt: components["schemas"]["Timestamp"] | null;
            /** @description Extension field. When the employee acknowledged its current version; null before. */
            acknowledgedDt: components["schemas"]["Timestamp"] | null;
        };
        AssociatedUserList: components["schemas"]["AssociatedUser"][];
        DocumentSharing: {
            allowed: boolean;
        };
        DocumentReplacement: {
            /** @description The uploaded document whose file is taken. */
            document_id: components["schemas"]["Id"];
            /** @description Whether readers must read it again. */
            meaning_changed: boolean;
        };
        AcknowledgementTeam: {
            team_id: components["schemas"]["Id"];
            label: string;
            total: number;
            outstanding: number;
        };
        DocumentAcknowledgement: {
            requested: boolean;
            due_date: components["schemas"]["CalendarDate"] | null;
            /** @description Rises with each replacement that changes the meaning; an acknowledgement is of one version. */
            content_version: number;
            total: number;
            acknowledged: number;
            /** @description Employees outstanding who are in none of the listed teams. */
            without_team: number;
            /** @description When somebody was last reminded; null before. */
            nudgedDt: components["schemas"]["Timestamp"] | null;
            /** @description Teams of the employees asked, those with most outstanding first; at most 200. Who is in two teams counts in both. */
            teams: components["schemas"]["AcknowledgementTeam"][];
        };
        AcknowledgementRequest: {
            /** @description The day by which everybody should have acknowledged it, today or later; null for none. */
            due_date: components["schemas"]["CalendarDate"] | null;
        };
        NudgeResult: {
            reminded: number;
            /** @description Left out because they were reminded in the last two days. */
            reminded_recently: number;
            /** @description Left out because they have no e-mail address. */
            no_address: number;
        };
        Acknowledge: {
            content_version: number;
        };
        Payslip: {
            id: components["schemas"]["Id"];
            employee_id: components["schemas"]["Id"];
            process_date: components["schemas"]["CalendarDate"];
            created_at: components["schemas"]["Timestamp"];
        };
        PayslipList: components["schemas"]["Payslip"][];
        /** @description Name of a file without folders. */
        PayFileName: string;
        PayFile: {
            employee_id: components["schemas"]["Id"];
            name: components["schemas"]["PayFileName"];
            /** @description In bytes. */
            size: number;
            createdDt: components["schemas"]["Timestamp"];
        };
        PayFileList: components["schemas"]["PayFile"][];
        PayDocument: {
            id: components["schemas"]["Id"];
            employee_id: components["schemas"]["Id"];
            /** @description As the payroll names it, such as '2026-03'. */
            process_period: string;
            document_type: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether the file is named by the id. */
            useUuid: boolean;
            /** @description Always null, because addresses live for a minute. Request one with getPayFileUrl. */
            url: null;
            client_id: components["schemas"]["Id"];
        };
        PayDocumentList: components["schemas"]["PayDocument"][];
        /**
         * @description Payslips, or pay documents.
         * @enum {string}
         */
        PayBucket: "payslips" | "core-documents";
        PayArchive: {
            id: components["schemas"]["Id"];
            bucket: components["schemas"]["PayBucket"];
            /** @enum {string} */
            status: "queued" | "running" | "ready" | "failed";
            /** @description Files that are in it. */
            done: number;
            total: number;
            createdDt: components["schemas"]["Timestamp"];
        };
        PayArchiveList: components["schemas"]["PayArchive"][];
        PayFileUrl: {
            url?: string;
            /** @description For the person at the screen, in place of the address. */
            errorMessage?: string;
        };
        ArchiveRequest: {
            bucket: components["schemas"]["PayBucket"];
            /** @description '{clientId}/{employeeId}' */
            folder: string;
            /** @description Names as listed; of accounts merged into the employee too. */
            files: components["schemas"]["PayFileName"][];
            region?: string;
            zipFileName: components["schemas"]["PayFileName"];
        };
        ArchiveResult: {
            /** @description Absent, because the archive is not ready yet. */
            url?: string;
            /** @description For the person at the screen. */
            errorMessage?: string;
            /** @description Extension field. The archive that was queued. */
            archiveId?: components["schemas"]["Id"];
        };
        DeletePayFileRequest: {
            bucket: components["schemas"]["PayBucket"];
            clientId: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            documentId: components["schemas"]["Id"];
            documentName?: string;
            documentType?: string;
        };
        /**
         * @default id
         * @enum {string}
         */
        JobOrder: "id" | "document_key" | "document_type" | "created_at" | "started_at" | "finished_at" | "status";
        /** @description Key of a file that was put to the bucket `jobs`; it begins with the client id. */
        DocumentKey: string;
        TypeId: number;
        TypeName: string;
        /** @description 1 uploaded, 2 processing, 3 failed, 4 completed with errors, 5 partially completed, 6 mapping errors, 7 completed with warnings, 8 completed. Beyond the specification: 9 waits for its review, 10 waits for its time of release, 11 recalled. */
        JobStatus: number;
        Results: number | null;
        /** @description A payroll upload. Names are those of the specification. */
        Job: {
            /** @description Number of the job in its client, from 1. */
            id: number;
            /** @description Extension field. Names the job in the calls of its review. */
            job_id: components["schemas"]["Id"];
            document_key: components["schemas"]["DocumentKey"];
            document_type: components["schemas"]["TypeId"];
            /** @description Extension field. */
            type_name: components["schemas"]["TypeName"];
            /** @description Extension field. The last part of the key. */
            file_name: string;
            /** @description Name of the status. */
            name: string;
            status: components["schemas"]["JobStatus"];
            created_at: components["schemas"]["Timestamp"];
            started_at: components["schemas"]["OptionalTimestamp"];
            finished_at: components["schemas"]["OptionalTimestamp"];
            /** @description Entries or pages that were processed. */
            results_actual: components["schemas"]["Results"];
            /** @description Entries or pages of the file. */
            results_expected: components["schemas"]["Results"];
            /** @description Extension field. */
            pay_date: components["schemas"]["CalendarDate"];
            /** @description Extension field. When the documents become visible. */
            release_at: components["schemas"]["OptionalTimestamp"];
            /** @description Extension field. Of status 8, the entries or pages that a person left out of the release; else 0. */
            left_out: components["schemas"]["Total"];
            /** @description Extension field. The ETag is this number in double quotes. */
            version: number;
        };
        JobList: components["schemas"]["Job"][];
        CreateJobRequest: {
            document_key: components["schemas"]["DocumentKey"];
            document_type: components["schemas"]["TypeId"];
            /**
             * @description 1 to replace payslips of the same person and pay date. Only of payslips.
             * @default 0
             */
            replace: number;
            /** @description Extension field. Default today. */
            pay_date?: components["schemas"]["CalendarDate"];
            /**
             * @description Extension field. `now` makes the documents visible as they are processed, `review` waits for a person, `scheduled` for `release_at`.
             * @default now
             * @enum {string}
             */
            release: "now" | "review" | "scheduled";
            /** @description Extension field. Of `scheduled`; within 90 days. */
            release_at?: components["schemas"]["Timestamp"];
        };
        DocumentType: {
            id: components["schemas"]["TypeId"];
            name: components["schemas"]["TypeName"];
            /** @description Extension field. Kinds of files that the type takes. */
            extensions: string[];
        };
        DocumentTypeList: components["schemas"]["DocumentType"][];
        "FileAddress-2": {
            url: string;
        };
        JobPerson: {
            id: components["schemas"]["Id"];
            forename: string;
            surname: string;
            identifier: string | null;
        };
        JobReview: {
            job: components["schemas"]["Job"];
            /** @description Items by state. */
            counts: {
                matched: components["schemas"]["Total"];
                unmatched: components["schemas"]["Total"];
                duplicate: components["schemas"]["Total"];
                wrongPeriod: components["schemas"]["Total"];
                /** @description Documents of employees who were deactivated more than 31 days before the pay date. */
                left: components["schemas"]["Total"];
                otherClient: components["schemas"]["Total"];
                rejected: components["schemas"]["Total"];
                leftOut: components["schemas"]["Total"];
            };
            /** @description Documents that are visible. */
            released: components["schemas"]["Total"];
            /** @description Documents that were viewed. */
            viewed: components["schemas"]["Total"];
            /** @description The upload of this type before; null without one. */
            previous: {
                pay_date: components["schemas"]["CalendarDate"];
                total: components["schemas"]["Total"];
                /** @description Whether this upload has at least a quarter fewer documents. */
                fewer: boolean;
            } | null;
            /** @description Active employees without a document in this upload. Of payslips only; null of other types. */
            missing: {
                total: components["schemas"]["Total"];
                first: components["schemas"]["JobPerson"][];
            } | null;
            /** @description Why the file could not be read. */
            fault: string | null;
            canRelease: boolean;
            canRecall: boolean;
        };
        ReleaseJobRequest: {
            /** @description Within 90 days; null for now. */
            release_at: components["schemas"]["OptionalTimestamp"];
        };
        /** @enum {string} */
        JobItemState: "matched" | "unmatched" | "duplicate" | "wrongPeriod" | "left" | "otherClient" | "rejected" | "leftOut";
        /**
         * @description Why an item is not matched.
         * @enum {string}
         */
        JobItemReason: "noIdentifier" | "unknownIdentifier" | "severalPeople" | "nameAndTextDiffer" | "otherClient" | "otherDate" | "leftBefore" | "twiceInFile" | "existsAlready" | "notPdf" | "empty" | "encrypted" | "damaged" | "script" | "tooLarge" | "tooComplex" | "unsafeName" | "byHand";
        /** @description A document that was found in an upload. */
        JobItem: {
            /** @description Number of the entry or of the first page from 1. */
            position: number;
            /** @description Name of the entry or pages. */
            label: string;
            /** @description What was found. */
            identifier: string | null;
            employee: components["schemas"]["JobPerson"] | null;
            state: components["schemas"]["JobItemState"];
            reason: components["schemas"]["JobItemReason"] | null;
            /** @description The date that the document itself names. */
            date: string | null;
            /** @description When the employee of an item in the state `left` was deactivated. */
            leftAt: components["schemas"]["OptionalTimestamp"];
            /** @description Whether a person decided. */
            isMended: boolean;
            released_at: components["schemas"]["OptionalTimestamp"];
            /** @description When the employee viewed it first. */
            viewed_at: components["schemas"]["OptionalTimestamp"];
            version: number;
        };
        JobItemList: components["schemas"]["JobItem"][];
        MendJobItemRequest: {
            /**
             * @description `match` names the employee; `accept` takes in a document of another period; `leaveOut` leaves it out.
             * @enum {string}
             */
            decision: "match" | "accept" | "leaveOut";
            /** @description Of `match`. */
            employee_id?: components["schemas"]["Id"];
        };
        /** @description Key in the bucket `attachments`; it begins with the client id. */
        AttachmentKey: string;
        EmailAttachment: {
            filename: string;
            key: components["schemas"]["AttachmentKey"];
            /** @description In MB of 1,048,576 bytes, not rounded. */
            size: number;
        };
        EmailAttachmentList: components["schemas"]["EmailAttachment"][];
        EmailAttachments: components["schemas"]["EmailAttachmentList"] | components["schemas"]["FileAddress-2"];
        TestWelcomeEmailRequest: {
            /** @description The employee of the own account. */
            employeeId: components["schemas"]["Id"];
            /** @description Where it goes. Empty is rejected with the text of the specification. */
            email: string;
        };
        WelcomeEmail: {
            subject: string;
            html: string;
            /** @description Whose data it shows; null for an example. */
            employee: components["schemas"]["JobPerson"] | null;
        };
        RegistrationRequest: {
            employeeId: components["schemas"]["Id"];
        };
        Registration: {
            registeredDt: components["schemas"]["Timestamp"];
            /** @description Whether a welcome e-mail was queued by this call. */
            welcomeEmail: boolean;
        };
        /**
         * @description awaiting = neither approved nor rejected.
         * @enum {string}
         */
        RecognitionStatus: "awaiting" | "approved" | "rejected";
        "OptionalText-2": string | null;
        /** @description 0 or 1. */
        "Flag-2": number;
        OptionalId: string | null;
        /** @description Plain text that the receiver reads. White space at the ends is dropped. */
        Message: string;
        Recognition: {
            id: components["schemas"]["Id"];
            /** @description Forename of the giver. */
            user_forname: components["schemas"]["OptionalText-2"];
            /** @description Surname of the giver. */
            user_surname: components["schemas"]["OptionalText-2"];
            /** @description Extension field. 1 when it is given to a team. */
            team: components["schemas"]["Flag-2"];
            /** @description The employee or team; null when there is none any more. */
            receiver_id: components["schemas"]["OptionalId"];
            /** @description Null when it is given to a team. */
            receiver_name: components["schemas"]["OptionalText-2"];
            /** @description Null when it is given to an employee. */
            team_name: components["schemas"]["OptionalText-2"];
            /** @description Null when the badge was removed. */
            badge_id: components["schemas"]["OptionalId"];
            /** @description Extension field. The last name of a removed badge. */
            badge_name: components["schemas"]["OptionalText-2"];
            /** @description Extension field. Null without one. */
            badge_image: components["schemas"]["Image"];
            /** @description Null when the type was removed. */
            type_id: components["schemas"]["OptionalId"];
            /** @description Extension field. The last title of a removed type. */
            type_title: components["schemas"]["OptionalText-2"];
            message: components["schemas"]["Message"];
            approved: components["schemas"]["Flag-2"];
            /** @description Extension field. Why it was rejected; null when it was not. */
            rejected_reason: string | null;
            likes: number;
            /** @description Extension field. */
            created_at: components["schemas"]["Timestamp"];
        };
        RecognitionList: components["schemas"]["Recognition"][];
        GiveRecognitionRequest: {
            /** @description 1 to give to a team. */
            team: components["schemas"]["Flag-2"];
            /** @description An employee of the client, or a team with `team` 1. */
            receiver_id: components["schemas"]["Id"];
            badge_id: components["schemas"]["Id"];
            type_id: components["schemas"]["Id"];
            message?: components["schemas"]["Message"];
            approved?: components["schemas"]["Flag-2"];
            /** @description Employee of the giver; it must be the one linked to the account. */
            user_id: components["schemas"]["Id"];
        };
        LeaderboardRow: {
            /** @description Extension field. The employee or team. */
            id: components["schemas"]["Id"];
            /** @description Extension field. The position among all rows, whatever is searched. */
            rank: components["schemas"]["Total"];
            fullname: string;
            total: components["schemas"]["Total"];
        };
        /** @description The most recognised first. */
        Leaderboard: components["schemas"]["LeaderboardRow"][];
        JudgeRecognitionsRequest: {
            ids: components["schemas"]["Id"][];
            approved: components["schemas"]["Flag-2"];
            /** @description Needed when they are rejected. */
            reason?: string;
        };
        JudgeRecognitionsResult: {
            /** @description Those that were awaiting; one that somebody else has judged first keeps that. */
            changed: number;
        };
        /** @description A name that people read. White space at the ends is dropped. */
        Title: string;
        /** @description Extension field. The ETag of the record is this number in double quotes. */
        Version: number;
        RecognitionType: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            client_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        RecognitionTypeList: components["schemas"]["RecognitionType"][];
        CreateRecognitionTypeRequest: {
            title: components["schemas"]["Title"];
            /** @description Repeats the client of the path. */
            client_id?: components["schemas"]["Id"];
        };
        UpdateRecognitionTypeRequest: {
            title: components["schemas"]["Title"];
        };
        Badge: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            /** @description Address of the image. */
            s3_path: components["schemas"]["Image"];
            client_id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        BadgeList: components["schemas"]["Badge"][];
        /** @description Key of an image that was put to the bucket `badges`; it begins with the client id. */
        BadgeImageKey: string;
        CreateBadgeRequest: {
            name: components["schemas"]["Title"];
            s3_path: components["schemas"]["BadgeImageKey"];
            /** @description Repeats the client of the path. */
            client_id?: components["schemas"]["Id"];
        };
        UpdateBadgeRequest: {
            name?: components["schemas"]["Title"];
            s3_path?: components["schemas"]["BadgeImageKey"];
        };
        RecognitionSettings: {
            id: components["schemas"]["Id"];
            /** @description 1 to hide the message on the cards. */
            hide_message: components["schemas"]["Flag-2"];
            require_approval: components["schemas"]["Flag-2"];
        };
        /** @description Empty when they were never saved; both are 0 then. */
        RecognitionSettingsList: components["schemas"]["RecognitionSettings"][];
        SaveRecognitionSettingsRequest: {
            hide_message: components["schemas"]["Flag-2"];
            require_approval: components["schemas"]["Flag-2"];
        };
        UpdateRecognitionRequest: {
            message?: components["schemas"]["Message"];
            badge_id?: components["schemas"]["Id"];
            type_id?: components["schemas"]["Id"];
            approved?: components["schemas"]["Flag-2"];
        };
        Likes: {
            likes: number;
        };
        /**
         * @description Left out for all. Extension value `late`: unresolved, and past the day until which it is to be acknowledged or answered.
         * @enum {string}
         */
        IncidentStatus: "resolved" | "unresolved" | "late";
        OptionalMoment: string | null;
        /**
         * @description What is to be done next; null for a resolved report.
         * @enum {string|null}
         */
        IncidentDue: "acknowledge" | "answer" | null;
        IncidentSummary: {
            id: components["schemas"]["Id"];
            /** @description The employee who reported it; null for an anonymous report and for an employee who is gone. */
            user_id: components["schemas"]["OptionalId"];
            /** @description Null for an anonymous report. */
            user_fullname: components["schemas"]["OptionalText-2"];
            /** @description Extension field. */
            anonymous: components["schemas"]["Flag-2"];
            /** @description Of an anonymous report the day only. */
            created_at: components["schemas"]["Timestamp"];
            resolved: components["schemas"]["Flag-2"];
            resolved_at: components["schemas"]["OptionalMoment"];
            /** @description Team of the reporter at that time; null for an anonymous report. */
            label: components["schemas"]["OptionalText-2"];
            /** @description A user. */
            assigned_to: components["schemas"]["OptionalId"];
            assigned_to_username: components["schemas"]["OptionalText-2"];
            /** @description Extension field. */
            acknowledged_at: components["schemas"]["OptionalMoment"];
            /** @description Extension field. */
            due: components["schemas"]["IncidentDue"];
            /** @description Extension field. Until when. */
            due_at: components["schemas"]["OptionalMoment"];
            /** @description Extension field. 1 for a report that may name the caller, who has not declared otherwise: reporter and team are left out. */
            possible_conflict: components["schemas"]["Flag-2"];
        };
        IncidentList: components["schemas"]["IncidentSummary"][];
        /** @enum {string} */
        IncidentFieldType: "header" | "text" | "textarea" | "radio" | "date";
        /** @enum {string} */
        HeaderSize: "Large" | "Medium" | "Small";
        IncidentField: {
            id: number;
            icon?: string;
            name: string;
            type: components["schemas"]["IncidentFieldType"];
            label?: string;
            style?: {
                bold?: boolean;
                italic?: boolean;
                underline?: boolean;
            };
            /** @description Empty in a form. */
            value?: string | null;
            required?: boolean;
            multiline?: boolean;
            placeholder?: string;
            options?: string[];
            description?: string;
            /** @description Stored as false. */
            error?: boolean;
            /** @description A field that is kept but not shown as a question. */
            skip?: boolean;
            /** @description Text of a header. */
            content?: string;
            size?: components["schemas"]["HeaderSize"];
            sizeOptions?: components["schemas"]["HeaderSize"][];
            /** @description Extension field. Shown only if an earlier question has this answer. */
            showIf?: {
                fieldId: number;
                /** @enum {string} */
                operator: "equals" | "notEquals" | "includes" | "answered" | "greaterThan" | "lessThan";
                value?: string | number;
            };
        };
        IncidentForm: components["schemas"]["IncidentField"][];
        SaveIncidentFormRequest: {
            fields: components["schemas"]["IncidentField"][];
        };
        IncidentReportForm: {
            fields: components["schemas"]["IncidentForm"];
            fields_version: components["schemas"]["Total"];
        };
        /** @description An image of at most 225,000 bytes, base64. */
        ReportedImage: {
            /** @enum {string} */
            content_type: "image/jpeg" | "image/png" | "image/gif";
            content: string;
        };
        ReportIncidentRequest: {
            anonymous: boolean;
            /** @description The version of the form that the employee saw. */
            fields_version: number;
            /** @description Answers by field id. */
            answers: {
                [key: string]: string | null;
            };
            images?: components["schemas"]["ReportedImage"][];
            /** @description Extension field. Employees of the client who are involved, none twice. */
            people?: components["schemas"]["Id"][];
        };
        ReportablePerson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of several teams the first by name. */
            team: string | null;
        };
        ReportablePersonList: components["schemas"]["ReportablePerson"][];
        IncidentClock: {
            /** @description Days within which a report is acknowledged. */
            acknowledge_days: number;
            /** @description Months after the acknowledgement within which it is answered. */
            answer_months: number;
        };
        /** @description Plain text. White space at the ends is dropped. */
        NoteText: string;
        IncidentNote: {
            id: components["schemas"]["Id"];
            note: components["schemas"]["NoteText"];
            /** @description Name of the author when the note was written. */
            user_label: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Differs from `created_at` once it was changed. */
            updated_at: components["schemas"]["Timestamp"];
            userId: components["schemas"]["Id"];
            /** @description Extension field. Begins the ETag of the note. */
            version: number;
        };
        IncidentNoteList: components["schemas"]["IncidentNote"][];
        AddIncidentNoteRequest: {
            note: components["schemas"]["NoteText"];
            /** @description The own account. */
            userId?: components["schemas"]["Id"];
        };
        UpdateIncidentNoteRequest: {
            note: components["schemas"]["NoteText"];
        };
        IncidentNoteVersion: {
            /** @description What the note said until then. */
            note: string;
            changed_at: components["schemas"]["Timestamp"];
            /** @description Who changed it then. */
            changed_by_label: string;
        };
        IncidentNoteVersionList: components["schemas"]["IncidentNoteVersion"][];
        IncidentPerson: {
            /** @description The employee; null once removed. */
            id: components["schemas"]["OptionalId"];
            /** @description The name at the time of the report. */
            name: string;
        };
        Incident: {
            id: components["schemas"]["Id"];
            /** @description The employee who reported it; null for an anonymous report and for an employee who is gone. */
            user_id: components["schemas"]["OptionalId"];
            /** @description Null for an anonymous report. */
            user_fullname: components["schemas"]["OptionalText-2"];
            /** @description Extension field. */
            anonymous: components["schemas"]["Flag-2"];
            /** @description Of an anonymous report the day only. */
            created_at: components["schemas"]["Timestamp"];
            resolved: components["schemas"]["Flag-2"];
            resolved_at: components["schemas"]["OptionalMoment"];
            /** @description Team of the reporter at that time; null for an anonymous report. */
            label: components["schemas"]["OptionalText-2"];
            /** @description A user. */
            assigned_to: components["schemas"]["OptionalId"];
            assigned_to_username: components["schemas"]["OptionalText-2"];
            /** @description Extension field. */
            acknowledged_at: components["schemas"]["OptionalMoment"];
            /** @description Extension field. */
            due: components["schemas"]["IncidentDue"];
            /** @description Extension field. Until when. */
            due_at: components["schemas"]["OptionalMoment"];
            /** @description JSON text of the fields of the form that the report was made with, with their values. */
            fields: string;
            /** @description Extension field. Code of the reporter; null when it is not known or the report is anonymous. */
            gender: number | null;
            /** @description Extension field. Whom the reporter picked from the directory. */
            people: components["schemas"]["IncidentPerson"][];
            /** @description Extension field. Users who are named in the report or lead the team of somebody who is: they cannot be assigned. */
            conflicts: components["schemas"]["Id"][];
        };
        IncidentEvidenceNote: {
            note: components["schemas"]["NoteText"];
            /** @description Name of the author when the note was written. */
            user_label: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Differs from `created_at` once it was changed. */
            updated_at: components["schemas"]["Timestamp"];
            versions: components["schemas"]["IncidentNoteVersionList"];
        };
        IncidentEvent: {
            /** @enum {string} */
            action: "acknowledge" | "acknowledge.undo" | "assign" | "assign.undo" | "declare" | "evidence" | "image.add" | "image.remove" | "note.add" | "note.remove" | "note.update" | "resolve" | "resolve.undo";
            /** @description Null for an account of another client. */
            user_label: string | null;
            /** @description To whom the report was assigned; else null. */
            detail: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        IncidentEvidenceImage: {
            key: string;
            /** @description Works for some minutes. */
            url: string;
            content_type: string;
            /** @description Bytes of the stored file. */
            size: number;
            /** @description Of the stored file; hexadecimal. */
            sha256: string;
        };
        IncidentEvidence: {
            data: components["schemas"]["Incident"];
            /** @description The oldest first. */
            notes: components["schemas"]["IncidentEvidenceNote"][];
            /** @description The oldest first. That the report was made is no event. */
            events: components["schemas"]["IncidentEvent"][];
            images: components["schemas"]["IncidentEvidenceImage"][];
        };
        IncidentImage: {
            /** @description Works for some minutes. */
            url: string;
            key: string;
        };
        IncidentDetail: {
            data: components["schemas"]["Incident"];
            images: components["schemas"]["IncidentImage"][];
        };
        UpdateIncidentRequest: {
            resolved?: components["schemas"]["Flag-2"];
            /** @description A user of the client; null takes the assignment away. */
            assigned_to?: string | null;
            /** @description Extension field. Whether the reporter was told that the report has arrived. */
            acknowledged?: components["schemas"]["Flag-2"];
        };
        IncidentFile: {
            url: string;
        };
        /** @description Two amounts with both ends included, 'min,max'; either may be left out. */
        AmountRange: string;
        /** @description Full name; null for an employee who was removed, or is out of reach. */
        OptionalName: string | null;
        /** @description Whole pounds. */
        Amount: number;
        /** @description Plain text that the recipient reads. White space at the ends is dropped. */
        "Message-2": string;
        Reward: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Extension field. Null for an employee who was removed. */
            employee_id: components["schemas"]["OptionalId"];
            fullname: components["schemas"]["OptionalName"];
            card_amount: components["schemas"]["Amount"];
            /** @description Masked; `revealRewardCode` returns it and logs who looked. */
            card_code: string;
            message: components["schemas"]["Message-2"];
            /** @description When the recipient first looked at the code; null before. */
            viewed_at: components["schemas"]["OptionalTimestamp"];
        };
        RewardList: components["schemas"]["Reward"][];
        /** @description The balance in pounds, the sum of the ledger. */
        Balance: number;
        GiftCardRequest: {
            employeeId: components["schemas"]["Id"];
            cardAmount: components["schemas"]["Amount"];
            /** @description Extension field. Recorded with the gift when the browser cannot do it any more. */
            message?: components["schemas"]["Message-2"];
        };
        /**
         * @description reserved = the money is set aside, no code is known; issued = the code was bought; recorded = given; refunded = the money is back, and no code can be bought any more.
         * @enum {string}
         */
        GiftStatus: "reserved" | "issued" | "recorded" | "refunded";
        GiftState: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["GiftStatus"];
        };
        GiftCardResult: {
            body: {
                successFlag: boolean;
                response: {
                    /** @description The code; null without success. */
                    gcClaimCode: string | null;
                };
            };
            /** @description Extension field. State of the gift; null when nothing was reserved. A gift that is `reserved` may be tried again under the same Idempotency-Key, one that is `refunded` needs a new one. */
            gift: components["schemas"]["GiftState"] | null;
        };
        /** @description A gift-card code. */
        CardCode: string;
        CreateRewardRequest: {
            /** @description The code that the gift-card request returned. */
            card_code: components["schemas"]["CardCode"];
            client_id: components["schemas"]["Id"];
            /** @description That of the employee. */
            email: components["schemas"]["Email"];
            employee_id: components["schemas"]["Id"];
            card_amount: components["schemas"]["Amount"];
            message?: components["schemas"]["Message-2"];
        };
        RewardCode: {
            card_code: components["schemas"]["CardCode"];
        };
        OpenedReward: {
            card_code: components["schemas"]["CardCode"];
            viewed_at: components["schemas"]["Timestamp"];
        };
        UnfinishedGift: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            employee_id: components["schemas"]["OptionalId"];
            fullname: components["schemas"]["OptionalName"];
            card_amount: components["schemas"]["Amount"];
            message: components["schemas"]["Message-2"];
            /**
             * @description Whether the code was bought already.
             * @enum {string}
             */
            status: "reserved" | "issued";
            /** @description Name of the account. */
            given_by: string;
        };
        UnfinishedGiftList: components["schemas"]["UnfinishedGift"][];
        GiftOutcome: {
            /** @description Whether the gift has the wanted state. */
            success: boolean;
            status: components["schemas"]["GiftStatus"];
            /** @description Why not. */
            message?: string;
        };
        TopUpRequest: {
            amount: components["schemas"]["Amount"];
            /** @description What it was paid by, for example a number of an invoice. */
            note?: string;
        };
        LedgerEntry: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            kind: "top_up" | "gift" | "refund";
            /** @description Pounds, negative for a gift. */
            amount: number;
            /** @description The gift; null for a top-up. */
            reward_id: components["schemas"]["OptionalId"];
            /** @description The recipient. */
            fullname: components["schemas"]["OptionalName"];
            note: string;
            /** @description Name of the account; null for the system. */
            actor: string | null;
        };
        Ledger: components["schemas"]["LedgerEntry"][];
        /** @description Title of a category. White space at the ends is dropped. */
        MarketingTitle: string;
        /** @description Description of a category. */
        MarketingText: string;
        /** @description Category id/file id/marketingresource.ext */
        MarketingPath: string;
        MarketingPathList: components["schemas"]["MarketingPath"][];
        MarketingCategory: {
            id: components["schemas"]["Id"];
            platform_id: components["schemas"]["Id"];
            title: components["schemas"]["MarketingTitle"];
            description: components["schemas"]["MarketingText"];
            /** @description Paths of the files of the client. */
            files: components["schemas"]["MarketingPathList"];
            /** @description Extension field. 1 when every client of the platform sees the category. */
            shared: components["schemas"]["Flag-2"];
            /** @description Extension field. 1 when the caller cannot change the category: a shared one needs PLATFORM_VIEW and the client in which it was made. */
            locked: components["schemas"]["Flag-2"];
            version: components["schemas"]["Version"];
        };
        MarketingCategoryList: components["schemas"]["MarketingCategory"][];
        CreateMarketingCategoryRequest: {
            /** @description The platform of the client. */
            platform_id: components["schemas"]["Id"];
            title: components["schemas"]["MarketingTitle"];
            description: components["schemas"]["MarketingText"];
            /** @description Extension field. 1 to show the category to every client of the platform. */
            shared?: components["schemas"]["Flag-2"];
        };
        /** @description May be empty; the file name is shown then. */
        MarketingFileTitle: string;
        MarketingFileText: string;
        MarketingFile: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["MarketingFileTitle"];
            description: components["schemas"]["MarketingFileText"];
            path: components["schemas"]["MarketingPath"];
            category_id: components["schemas"]["Id"];
            /** @description The client. */
            clients: components["schemas"]["Id"];
            downloads: components["schemas"]["Total"];
            /** @description 1 for a footer with name and logo of the client. */
            add_branding: components["schemas"]["Flag-2"];
            /** @description Address of the image; null for a file of another type. */
            signedUrl: components["schemas"]["Image"];
            version: components["schemas"]["Version"];
        };
        MarketingFileList: components["schemas"]["MarketingFile"][];
        RecordMarketingDownloadRequest: {
            /** @description The own account. */
            userId: components["schemas"]["Id"];
            fileId: components["schemas"]["Id"];
        };
        CreateMarketingFileRequest: {
            /** @description A UUID made in the browser, under which the file was uploaded. One that exists already is rejected with 409. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["MarketingFileTitle"];
            description: components["schemas"]["MarketingFileText"];
            path: components["schemas"]["MarketingPath"];
            category_id: components["schemas"]["Id"];
            /** @description Repeats the client of the path. */
            clients: components["schemas"]["Id"];
            add_branding: components["schemas"]["Flag-2"];
        };
        UpdateMarketingItemRequest: {
            /** @description The category, or the file with `type` file. */
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "category" | "file";
            /** @description At most 25 characters for a file. */
            title?: string;
            /** @description At most 90 characters for a file. */
            description?: components["schemas"]["MarketingText"];
            /** @description Of a file. */
            add_branding?: components["schemas"]["Flag-2"];
        };
        DeleteMarketingCategoryRequest: {
            id: components["schemas"]["Id"];
            /** @description The files as they were seen. */
            files: components["schemas"]["MarketingPathList"];
        };
        DeleteMarketingFileRequest: {
            id: components["schemas"]["Id"];
            path: components["schemas"]["MarketingPath"];
        };
        /** @description First part of the address of the portal. Stored in lower case. */
        PortalName: string;
        /**
         * @description What employees sign in with: 0 National Insurance Number, 1 Employee Number, 2 Payroll Number, 3 Unique Employee Login.
         * @enum {integer}
         */
        LoginType: 0 | 1 | 2 | 3;
        /** @description Every document offered, with whether the portal is to have it. */
        PortalDocumentList: {
            name: string;
            required: boolean;
        }[];
        ColourScheme: {
            primary: components["schemas"]["Colour"];
            secondary: components["schemas"]["Colour"];
        };
        /** @description '{clientId}/{a new UUID}/{name}.{ext}' in the bucket client-creation-form; the client is the one worked in. */
        AssetKey: string;
        CreationForm: {
            id: components["schemas"]["Id"];
            client_name: components["schemas"]["Label"];
            url: components["schemas"]["PortalName"];
            contact_name: components["schemas"]["Label"];
            contact_email: components["schemas"]["Email"];
            login_type: components["schemas"]["LoginType"];
            required_documents: components["schemas"]["PortalDocumentList"];
            client_documents: components["schemas"]["PortalDocumentList"];
            colour_scheme: components["schemas"]["ColourScheme"];
            /** @description Extension field. The images that came with the form. */
            assets: {
                key: components["schemas"]["AssetKey"];
                /** @description Same-origin address of the image. */
                signedUrl: string;
            }[];
            created_at: components["schemas"]["Timestamp"];
            /** @description null until the portal is set up. */
            completed_at: components["schemas"]["Timestamp"] | null;
        };
        CreationFormList: components["schemas"]["CreationForm"][];
        AssetKeyList: components["schemas"]["AssetKey"][];
        CreateCreationFormRequest: {
            client_name: components["schemas"]["Label"];
            url: components["schemas"]["PortalName"];
            contact_name: components["schemas"]["Label"];
            contact_email: components["schemas"]["Email"];
            /** @description Default 0. */
            login_type?: components["schemas"]["LoginType"];
            /** @description Default none. */
            required_documents?: components["schemas"]["PortalDocumentList"];
            /** @description Default none. */
            client_documents?: components["schemas"]["PortalDocumentList"];
            /** @description Default the colours of the default theme. */
            colour_scheme?: components["schemas"]["ColourScheme"];
            /** @description Extension field. Default none. */
            assets?: components["schemas"]["AssetKeyList"];
        };
        UpdateCreationFormRequest: {
            client_name?: components["schemas"]["Label"];
            url?: components["schemas"]["PortalName"];
            contact_name?: components["schemas"]["Label"];
            contact_email?: components["schemas"]["Email"];
            login_type?: components["schemas"]["LoginType"];
            required_documents?: components["schemas"]["PortalDocumentList"];
            client_documents?: components["schemas"]["PortalDocumentList"];
            colour_scheme?: components["schemas"]["ColourScheme"];
            /** @description Extension field. */
            assets?: components["schemas"]["AssetKeyList"];
            /** @description null to open the form again. */
            completed_at?: components["schemas"]["Timestamp"] | null;
        };
        KnowledgeImagePayload: {
            /** @description The article, also one that is not created yet, or the client for the image of a category. */
            id: components["schemas"]["Id"];
            /** @description Of the image of a category a slug of its title, with the extension. */
            filename: string;
            /** @enum {string} */
            type: "image/png" | "image/jpeg" | "image/gif";
        };
        KnowledgeImageAddress: {
            /** @constant */
            success: true;
            /** @description PUT the file here with its content type and no bearer header; any status but 200 is a failure. */
            data: string;
            check?: components["schemas"]["UploadCheck"];
            /** @description Extension field. The address that shows the image once it is put. */
            image: string;
        };
        /** @description Client id/slug-image id.ext of a category, client id/article id/image id.ext of an article: the stored address without its first 60 characters and its query. */
        KnowledgeImageKey: string;
        KnowledgeImageKeys: string;
        /** @description Label of a category or title of an article. White space at the ends is dropped. */
        KnowledgeTitle: string;
        KnowledgeSummary: string;
        /** @description The title in lower case, with hyphens in place of spaces. The server makes it from the title. */
        KnowledgeSlug: string;
        /** @description JSON of a list of blocks: header with level and text, paragraph, list with items, image with file url and caption, embed with embed url. The address of an image is one that signKnowledgeImage gave for this article; at most 50 images. */
        KnowledgeBody: string;
        KnowledgeImageKeyList: components["schemas"]["KnowledgeImageKey"][];
        /** @description Of a category label, summary, slug, image and newImage; of an article title, slug, image, oldImage, body, oldBody and articleImages. */
        UpdateKnowledgeRequest: {
            title?: components["schemas"]["KnowledgeTitle"];
            label?: components["schemas"]["KnowledgeTitle"];
            summary?: components["schemas"]["KnowledgeSummary"];
            slug?: components["schemas"]["KnowledgeSlug"];
            image?: components["schemas"]["Image"];
            /** @description The image that replaces that of a category. */
            newImage?: components["schemas"]["Image"];
            oldImage?: components["schemas"]["Image"];
            body?: components["schemas"]["KnowledgeBody"];
            oldBody?: string;
            /** @description Keys of the images of the article. */
            articleImages?: components["schemas"]["KnowledgeImageKeyList"];
        };
        KnowledgeCategory: {
            id: components["schemas"]["Id"];
            label: components["schemas"]["KnowledgeTitle"];
            summary: components["schemas"]["KnowledgeSummary"];
            slug: components["schemas"]["KnowledgeSlug"];
            image: components["schemas"]["Image"];
            clientId: components["schemas"]["Id"];
            /** @description Extension field. How many articles it has. */
            articleCount: components["schemas"]["Total"];
            version: components["schemas"]["Version"];
        };
        KnowledgeCategoryList: components["schemas"]["KnowledgeCategory"][];
        KnowledgeArticle: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["KnowledgeTitle"];
            slug: components["schemas"]["KnowledgeSlug"];
            image: components["schemas"]["Image"];
            /** @description As KnowledgeBody; the addresses of its images are signed. */
            body: string;
            category: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
        };
        KnowledgeCategoryArticles: {
            articles: components["schemas"]["KnowledgeArticle"][];
            /** @description The category alone. */
            category: components["schemas"]["KnowledgeCategory"][];
        };
        CreateKnowledgeCategoryRequest: {
            label: components["schemas"]["KnowledgeTitle"];
            summary: components["schemas"]["KnowledgeSummary"];
            slug: components["schemas"]["KnowledgeSlug"];
            image: components["schemas"]["Image"];
            /** @description Repeats the client of the path. */
            clientId: components["schemas"]["Id"];
        };
        KnowledgeCreated: {
            /** @constant */
            success: true;
            /** @description The id. */
            data: components["schemas"]["Id"];
        };
        CreateKnowledgeArticleRequest: {
            id: components["schemas"]["NewId"];
            title: components["schemas"]["KnowledgeTitle"];
            slug: components["schemas"]["KnowledgeSlug"];
            image: components["schemas"]["Image"];
            body: components["schemas"]["KnowledgeBody"];
            category: components["schemas"]["Id"];
            /** @description Keys of its images. */
            articleImages?: components["schemas"]["KnowledgeImageKeyList"];
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
        Name: string;
        SharableUser: {
            id: components["schemas"]["Id"];
            username: components["schemas"]["Name"];
            email: string | null;
            /** @description Extension field. */
            label: components["schemas"]["Name"];
            /** @description Extension field. */
            clientName: components["schemas"]["Name"];
            /** @description Extension field. Whether the user is of another client than the caller. */
            outside: boolean;
        };
        SharableUserList: components["schemas"]["SharableUser"][];
        SharingCaution: {
            user: components["schemas"]["SharableUser"];
            /** @description Other sharable users with a name like this one. */
            alike: components["schemas"]["SharableUser"][];
        };
        SharingCautionList: components["schemas"]["SharingCaution"][];
        SharedDocumentLink: {
            link: string;
        };
        /** @description In lower case, letters and digits with the extension. */
        Filename: string;
        RecallProof: {
            filename: components["schemas"]["Filename"];
            recalled_at: components["schemas"]["Timestamp"];
            /** @description Who had opened the file before, and when first. */
            opened: {
                username: components["schemas"]["Name"];
                label: components["schemas"]["Name"];
                viewed_at: components["schemas"]["Timestamp"];
            }[];
            /** @description How many receivers never opened it. */
            unopened: number;
        };
        /** @description Plain text for the receivers. */
        ShareMessage: string;
        /**
         * Format: date-time
         * @description Null until it has happened.
         */
        Moment: string | null;
        SharedDocument: {
            id: components["schemas"]["Id"];
            filename: components["schemas"]["Filename"];
            /** @description The sender. */
            username: components["schemas"]["Name"];
            message: components["schemas"]["ShareMessage"];
            shared_at: components["schemas"]["Timestamp"];
            viewed_at: components["schemas"]["Moment"];
            deleted_at: components["schemas"]["Moment"];
            /** @description The receiver. */
            to: components["schemas"]["Id"];
            username_from: components["schemas"]["Name"];
            username_to: components["schemas"]["Name"];
            /** @description Extension field. */
            label_from: components["schemas"]["Name"];
            /** @description Extension field. */
            label_to: components["schemas"]["Name"];
            /** @description Extension field. Name of the sender's client. */
            client_from: components["schemas"]["Name"];
            /** @description Extension field. Name of the receiver's client. */
            client_to: components["schemas"]["Name"];
            /** @description Extension field. Names the file. */
            key: string;
            /** @description Extension field. In bytes. */
            size: number;
            /**
             * Format: date-time
             * @description Extension field. When the file stops to open; null when it does not.
             */
            expires_at: string | null;
            /** @description Extension field. When the sender recalled it. */
            recalled_at: components["schemas"]["Moment"];
            /** @description Extension field. Whether the caller is the sender. */
            own: boolean;
            /** @description Extension field. Whether the file can be opened now. */
            available: boolean;
        };
        SharedDocumentPage: {
            rows: components["schemas"]["SharedDocument"][];
            count: components["schemas"]["Total"];
        };
        ShareRecipient: {
            to: components["schemas"]["Id"];
            toUsername?: components["schemas"]["Name"];
            toEmail?: string | null;
        };
        ShareRequest: {
            from?: string;
            fromUsername?: components["schemas"]["Name"];
            recipients: components["schemas"]["ShareRecipient"][];
            message?: components["schemas"]["ShareMessage"];
            /** @description The name that the key ends with. */
            filename: components["schemas"]["Filename"];
            /** @description That of the path. */
            clientId?: components["schemas"]["Id"];
            /** @description That of the client. */
            platformId?: components["schemas"]["Id"];
            /** @description Extension field. Names the uploaded file. */
            key: string;
            /** @description Extension field. Days after which the file stops to open; left out for never. */
            days?: number;
        };
        /** @description White space at the ends is dropped. */
        NewsTitle: string;
        /** @description The title in lower case, with hyphens for spaces. */
        NewsSlug: string;
        /**
         * Format: date-time
         * @description Moment of publication, null while the article is not published.
         */
        PublishedAt: string | null;
        /**
         * Format: date
         * @description The day from which employees no longer see the article, YYYY-MM-DD; null for none.
         */
        ExpiryDate: string | null;
        /** @description Address of the featured image. */
        NewsImage: string;
        NewsListItem: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["NewsTitle"];
            slug: components["schemas"]["NewsSlug"];
            platform: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            require_read: components["schemas"]["Flag-2"];
            send_notification: components["schemas"]["Flag-2"];
            published: components["schemas"]["PublishedAt"];
            expiry_date: components["schemas"]["ExpiryDate"];
            img: components["schemas"]["NewsImage"];
            created_at: components["schemas"]["Timestamp"];
        };
        NewsPage: {
            data: components["schemas"]["NewsListItem"][];
            pagination: {
                totalPages: components["schemas"]["Total"];
                /** @description Extension field. Articles that match. */
                total: components["schemas"]["Total"];
            };
        };
        /** @description The blocks of the editor as JSON text. */
        NewsBody: string;
        CreateNewsRequest: {
            /** @description A UUID made in the browser, under which the images were uploaded. One that exists already is rejected with 409. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["NewsTitle"];
            slug: components["schemas"]["NewsSlug"];
            body_json: components["schemas"]["NewsBody"];
            /** @description The platform of the client. */
            platform: components["schemas"]["Id"];
            /** @description Repeats the client of the path. One of the two names is required. */
            clientId?: components["schemas"]["Id"];
            /** @description As `clientId`. */
            client_id?: components["schemas"]["Id"];
            require_read: components["schemas"]["Flag-2"];
            /** @description Has no effect without `published`. */
            send_notification: components["schemas"]["Flag-2"];
            published: components["schemas"]["PublishedAt"];
            /** @description Later than today. */
            expiry_date: components["schemas"]["ExpiryDate"];
            img: components["schemas"]["NewsImage"];
        };
        NewsCreated: {
            success: boolean;
            /** @description The new id. */
            data: components["schemas"]["Id"];
        };
        UpdateNewsRequest: {
            title: components["schemas"]["NewsTitle"];
            slug: components["schemas"]["NewsSlug"];
            body_json: components["schemas"]["NewsBody"];
            /** @description The body before the change. */
            oldBody?: string;
            /** @description As `client_id`. */
            clientId?: components["schemas"]["Id"];
            /** @description Repeats the client of the path. One of the two names is required. */
            client_id?: components["schemas"]["Id"];
            require_read: components["schemas"]["Flag-2"];
            published: components["schemas"]["PublishedAt"];
            expiry_date: components["schemas"]["ExpiryDate"];
            img: components["schemas"]["NewsImage"];
        };
        /**
         * @description '0' not helpful, '1' helpful, null without a reaction.
         * @enum {string|null}
         */
        Reaction: "0" | "1" | null;
        NewsReader: {
            /** @description Extension field. The employee. */
            id: components["schemas"]["Id"];
            forename: string;
            surname: string;
            read_at: components["schemas"]["Timestamp"];
            reaction: components["schemas"]["Reaction"];
            /**
             * Format: date-time
             * @description Extension field. When the employee confirmed the reading.
             */
            confirmed_at: string | null;
        };
        /** @description The person whose first reading is the latest. */
        NewsReaderList: components["schemas"]["NewsReader"][];
        /** @description Without NEWS_VIEW and NEWS_UPDATE only id, title and readers. */
        NewsArticle: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["NewsTitle"];
            slug?: components["schemas"]["NewsSlug"];
            body_json?: components["schemas"]["NewsBody"];
            platform?: components["schemas"]["Id"];
            client_id?: components["schemas"]["Id"];
            require_read?: components["schemas"]["Flag-2"];
            send_notification?: components["schemas"]["Flag-2"];
            published?: components["schemas"]["PublishedAt"];
            expiry_date?: components["schemas"]["ExpiryDate"];
            img?: components["schemas"]["NewsImage"];
            created_at?: components["schemas"]["Timestamp"];
            readers: components["schemas"]["NewsReaderList"];
        };
        /** @description One article; another server may return an empty list for an id that it does not have. */
        NewsArticleList: components["schemas"]["NewsArticle"][];
        NewsImageAddress: {
            /** @description PUT the image here. */
            data: string;
            /** @description Extension field. Where the image is shown from once it is put. */
            address: components["schemas"]["NewsImage"];
            check?: components["schemas"]["UploadCheck"];
        };
        PublishedNews: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["NewsTitle"];
            body_json: components["schemas"]["NewsBody"];
            img: components["schemas"]["NewsImage"];
            published: components["schemas"]["Timestamp"];
            require_read: components["schemas"]["Flag-2"];
            /**
             * Format: date-time
             * @description When the employee first opened it.
             */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When the employee confirmed the reading.
             */
            confirmed_at: string | null;
            reaction: components["schemas"]["Reaction"];
        };
        ReadNewsRequest: {
            /** @description The employee confirms having read it. Left out or false changes nothing. */
            confirmed?: boolean;
            /** @description Left out changes nothing. */
            reaction?: components["schemas"]["Reaction"];
        };
        /** @description Name of a kind of job. */
        JobKind: string;
        QueueKind: {
            kind: components["schemas"]["JobKind"];
            title: components["schemas"]["Label"];
            /** @description Whether each job is one e-mail. */
            isMail: boolean;
            waiting: number;
            running: number;
            /** @description Those of the last 7 days. */
            failed: number;
            /** @description Age of the oldest job that may begin and has not; 0 without one. */
            oldestWaitingSeconds: number;
        };
        FailedJob: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["JobKind"];
            /** @description null for a job that belongs to no client. */
            clientName: string | null;
            failedAt: components["schemas"]["Timestamp"];
            /** @description Name and code of the error. Its message can hold an address and is not kept. */
            error: string;
        };
        Queues: {
            kinds: components["schemas"]["QueueKind"][];
            failures: components["schemas"]["FailedJob"][];
            /** @description E-mails of jobs and of mailings together. */
            mails: {
                waiting: number;
                /** @description Those of the last 7 days. */
                failed: number;
            };
        };
        RetryRequest: {
            kind: components["schemas"]["JobKind"];
        };
        RetryResult: {
            retried: number;
        };
        ErrorTypeId: string;
        ErrorEvent: {
            /** @description Extension field. */
            id: components["schemas"]["Id"];
            type: components["schemas"]["ErrorTypeId"];
            type_name: components["schemas"]["Label"];
            message: string;
            /** @description Sign-in name of the account that made the request; null for a visitor, and where it must not be known. */
            employee_identifier: string | null;
            clientName: components["schemas"]["Label"];
            created_at: components["schemas"]["Timestamp"];
        };
        ErrorType: {
            id: components["schemas"]["ErrorTypeId"];
            name: components["schemas"]["Label"];
        };
        ErrorLog: {
            logs: components["schemas"]["ErrorEvent"][];
            types: components["schemas"]["ErrorType"][];
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
        /** @description Somebody changed the record since it was read; `current` is the current record. */
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
        /** @description First day, in the time zone of the client. */
        Start: components["schemas"]["CalendarDate"];
        /** @description Last day, included. At most 1,100 days after the first. */
        End: components["schemas"]["CalendarDate"];
        /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
        IdempotencyKey: components["schemas"]["Id"];
        /** @description Id of the user. */
        UserId: components["schemas"]["Id"];
        /** @description Requests the total in place of the rows. */
        Count: true;
        /** @description Extension. Only employees who are no members of this team. */
        NotInTeam: components["schemas"]["Id"];
        /** @description Which e-mail. */
        TemplateLabel: components["schemas"]["EmailTemplateLabel"];
        /** @description Id of the team. */
        TeamId: components["schemas"]["Id"];
        /** @description Id of the team. */
        "TeamId-2": components["schemas"]["Id"];
        /** @description Id of the employee. */
        EmployeeId: components["schemas"]["Id"];
        /** @description The template. */
        SurveyTemplateId: components["schemas"]["Id"];
        /** @description The survey. */
        SurveyId: components["schemas"]["Id"];
        /** @description Ids of teams with commas between them; of documents of teams only those of these. */
        DocumentTeamIds: string;
        /** @description Extension field. Only company-wide documents (1), those of teams (2) or of individual employees (3). */
        DocumentRelatedType: number;
        /** @description The s3_file_key. */
        DocumentKey: string;
        /** @description The employee. */
        FilesOfEmployee: components["schemas"]["Id"];
        /** @description Extension field. Shares although the name of the file holds the identifier of somebody else. */
        NameConfirmed: boolean;
        /** @description Ids of documents with commas between them. */
        DocumentIds: string;
        /** @description Only this employee. */
        ReaderId: components["schemas"]["Id"];
        /** @description Extension field. Only members of this team. */
        ReaderTeam: components["schemas"]["Id"];
        /** @description Extension field. Only who has read the document, or has not. */
        ReadState: "read" | "unread";
        /** @description Extension field. Only who has acknowledged the current version of the document, or has not. */
        AcknowledgedState: "yes" | "no";
        /** @description The document. */
        DocumentId: components["schemas"]["Id"];
        /** @description Extension. `review` for the uploads that are ready for review; left out for all. */
        JobStatus: "review";
        /** @description The job, by its `job_id`. */
        JobId: components["schemas"]["Id"];
        /** @description Position of the item. */
        JobItemPosition: number;
        /** @description Only reports of employees of this team. */
        IncidentTeam: components["schemas"]["Id"];
        /** @description Left out for all. */
        IncidentStatus: components["schemas"]["IncidentStatus"];
        /** @description Days between which the report was made. */
        IncidentCreatedAt: components["schemas"]["DateRange"];
        /** @description The platform. It must be that of the client worked in and of the caller. */
        "PlatformId-2": components["schemas"]["Id"];
        /** @description The form. */
        FormId: components["schemas"]["Id"];
        /** @description The key of a shared file. */
        SharedDocumentKey: string;
        /** @description The article. */
        NewsIdInQuery: components["schemas"]["Id"];
        /** @description The article. */
        NewsId: components["schemas"]["Id"];
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
            /** @description Whether the user is signed in is in `success`. */
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
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
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
            404: components["responses"]["NotFound"];
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
    getClientSettings: {
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
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
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
    saveClientSettings: {
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
                "application/json": components["schemas"]["ClientSettingsChange"];
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
    getStrictRightsImpact: {
        parameters: {
            query: {
                function: "getStrictRightsImpact";
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
            /** @description As the accounts are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StrictRightsImpact"];
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
    getAppPin: {
        parameters: {
            query?: {
                /** @description Repeats the client of the path. */
                clientId?: components["schemas"]["Id"];
                /** @description The platform of the client. */
                platformId?: components["schemas"]["Id"];
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
            /** @description The pin, null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppPin"];
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
    getLoginNotice: {
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
            /** @description The notice; none outside of its dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginNotice"];
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
    deleteUploadedFile: {
        parameters: {
            query: {
                function: "deleteFiles";
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
                "application/json": components["schemas"]["DeleteUploadedFileRequest"];
            };
        };
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUploadedFiles: {
        parameters: {
            query: {
                function: "getS3Files";
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
                "application/json": components["schemas"]["ListUploadedFilesRequest"];
            };
        };
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileList"];
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
                /** @description First day, in the time zone of the client. */
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
                /** @description First day, in the time zone of the client. */
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
                /** @description First day, in the time zone of the client. */
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
    getRegistrationsAnalytics: {
        parameters: {
            query: {
                /** @description First day, in the time zone of the client. */
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
            /** @description Every day or month of the period. */
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
                /** @description First day, in the time zone of the client. */
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
                /** @description First day, in the time zone of the client. */
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
                /** @description First day, in the time zone of the client. */
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
                /** @description First day, in the time zone of the client. */
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
    getRemindersAnalytics: {
        parameters: {
            query: {
                function: "getRemindersAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getWelcomeEmailAnalytics: {
        parameters: {
            query: {
                function: "getWelcomeEmailAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getRecognitionGivenAnalytics: {
        parameters: {
            query: {
                function: "getRecognitionGivenAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getVouchersGivenAnalytics: {
        parameters: {
            query: {
                function: "getVouchersGivenAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getVouchersViewedAnalytics: {
        parameters: {
            query: {
                function: "getVouchersViewedAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getRecognitionTypesAnalytics: {
        parameters: {
            query: {
                function: "getRecognitionTypesAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getTileAnalytics: {
        parameters: {
            query: {
                function: "getTileAnalytics";
                /** @description First day, in the time zone of the client. */
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
                    "application/json": components["schemas"]["TileAnalytics"];
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
    getNewsReadAnalytics: {
        parameters: {
            query: {
                function: "getNewsReadAnalytics";
                /** @description First day, in the time zone of the client. */
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
                    "application/json": components["schemas"]["NewsRead"];
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
    getEmployeeActivityAnalytics: {
        parameters: {
            query: {
                function: "getEmployeeActivityAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getDeviceUsageAnalytics: {
        parameters: {
            query: {
                function: "getDeviceUsageAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getDeviceBrandsAnalytics: {
        parameters: {
            query: {
                function: "getDeviceBrandsAnalytics";
                /** @description First day, in the time zone of the client. */
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
    getChildTileData: {
        parameters: {
            query: {
                function: "getChildTileData";
                /** @description Title of the tile. */
                tileTitle: string;
                /** @description First day, in the time zone of the client. */
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
            /** @description The calls to action, the most used first. */
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
    recordPortalVisit: {
        parameters: {
            query: {
                function: "recordPortalVisit";
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
                "application/json": components["schemas"]["PortalVisit"];
            };
        };
        responses: {
            /** @description It is counted. */
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
    getPayslipsViewedUploadedAnalytics: {
        parameters: {
            query: {
                function: "getPayslipsViewedUploadedAnalytics";
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Whether the chart is left out. */
                withoutReport?: boolean;
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
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipStats"];
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
    getPaydocumentsViewedUploadedAnalytics: {
        parameters: {
            query: {
                function: "getPaydocumentsViewedUploadedAnalytics";
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Whether the chart is left out. */
                withoutReport?: boolean;
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
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaydocStats"];
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
    getPensionVisitsAnalytics: {
        parameters: {
            query: {
                function: "getPensionVisitsAnalytics";
                /** @description First day, in the time zone of the client. */
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
            /** @description Every day of the period. */
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
    getPaydocumentTypesUploadsAnalytics: {
        parameters: {
            query: {
                function: "getPaydocumentTypesUploadsAnalytics";
                /** @description First day, in the time zone of the client. */
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
            /** @description The types by name. */
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
    getPaydocumentTypesDownloadsAnalytics: {
        parameters: {
            query: {
                function: "getPaydocumentTypesDownloadsAnalytics";
                /** @description First day, in the time zone of the client. */
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
            /** @description The types by name. */
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
    getEmployeeInteractionsData: {
        parameters: {
            query: {
                function: "getEmployeeInteractionsData";
                /** @description 8 payslips, 9 pay documents, 10 pensions. */
                docType: 8 | 9 | 10;
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Whether the total is wanted. */
                count?: boolean;
                /** @description Whether the chart is left out. */
                withoutReport?: boolean;
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
            /** @description The page and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeInteractions"];
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
    getPayrunsEmployeeData: {
        parameters: {
            query: {
                function: "getPayrunsEmployeeData";
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Whether the total is wanted. */
                count?: boolean;
                /** @description Whether the chart is left out. */
                withoutReport?: boolean;
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
            /** @description The page and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRuns"];
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
    getRegisteredVsUnregisteredAnalytics: {
        parameters: {
            query: {
                function: "getRegisteredVsUnregisteredAnalytics";
                /** @description Extension. First day of a period, with `end`: only employees created in it are listed and counted. */
                start?: components["schemas"]["CalendarDate"];
                /** @description Extension. Last day of the period, included. */
                end?: components["schemas"]["CalendarDate"];
                /** @description Extension. Lists only these; the totals stay. */
                segment?: "registered" | "unregistered";
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
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
            /** @description Totals of registered and unregistered employees, and the page by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDrilldown"];
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
    getEmployeeActivityDrilldownAnalytics: {
        parameters: {
            query: {
                function: "getEmployeeActivityDrilldownAnalytics";
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Extension. Lists only these; the totals stay. */
                segment?: "active" | "inactive";
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
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
            /** @description Totals of active and inactive employees, and the page by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDrilldown"];
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
    getDeactivatedEmployeesAnalytics: {
        parameters: {
            query: {
                function: "getDeactivatedEmployeesAnalytics";
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
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
            /** @description The series, and the page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivatedEmployees"];
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
    getDocumentStorageBreakdownAnalytics: {
        parameters: {
            query: {
                function: "getDocumentStorageBreakdownAnalytics";
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Whether the chart is left out. */
                withoutReport?: boolean;
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
            /** @description The page, its total and the totals of the four kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentStorageBreakdown"];
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
    getNewsArticleAnalytics: {
        parameters: {
            query: {
                function: "getNewsArticleAnalytics";
                /** @description The article. */
                id: components["schemas"]["Id"];
                /** @description First day, in the time zone of the client. */
                start: components["parameters"]["Start"];
                /** @description Last day, included. At most 1,100 days after the first. */
                end: components["parameters"]["End"];
                /** @description Extension. `unread` lists the accounts in use that did not read the article in the period, by name. Default `read`. */
                segment?: "read" | "unread";
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Whether the chart is left out. */
                withoutReport?: boolean;
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
            /** @description A page of the readers and their total. Servers without the total answer with the readers alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleReaders"];
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
    recordPortalEvent: {
        parameters: {
            query: {
                function: "recordPortalEvent";
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
                "application/json": components["schemas"]["PortalEvent"];
            };
        };
        responses: {
            /** @description It is on record. */
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
    recordPortalEvents: {
        parameters: {
            query: {
                function: "recordPortalEvents";
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
                "application/json": components["schemas"]["PortalEventBatch"];
            };
        };
        responses: {
            /** @description All are on record. */
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
            /** @description Associated, or a code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociationResult"];
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
            /** @description The current state. */
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
            /** @description The current state. */
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
            /** @description The current state. */
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
                /** @description Extension. Only employees who are no members of this team. */
                notInTeam?: components["parameters"]["NotInTeam"];
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
    importEmployees: {
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
                "application/json": components["schemas"]["ImportEmployeesRequest"];
            };
        };
        responses: {
            /** @description What will be imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkStatus"];
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
    removeEmployee: {
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
                "application/json": components["schemas"]["RemoveEmployeeRequest"];
            };
        };
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
                /** @description Extension. Only employees who are no members of this team. */
                notInTeam?: components["parameters"]["NotInTeam"];
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
    getEmployeeAdditionalData: {
        parameters: {
            query: {
                /** @description Whose. */
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
            /** @description The data; additionalData is null without a record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeAdditionalData"];
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
    deleteEmployeeAdditionalData: {
        parameters: {
            query: {
                /** @description Whose. */
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
            /** @description There is none any more. */
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
    saveEmployeeAdditionalData: {
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
                "application/json": components["schemas"]["SaveAdditionalDataRequest"];
            };
        };
        responses: {
            /** @description Saved. The file that the avatar replaces is removed. */
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
    mergeEmployee: {
        parameters: {
            query: {
                function: "mergeEmployee";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["MergeEmployeeRequest"];
            };
        };
        responses: {
            /** @description Merged. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMerge: {
        parameters: {
            query: {
                function: "deleteMerge";
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
                "application/json": components["schemas"]["DeleteMergeRequest"];
            };
        };
        responses: {
            /** @description The accounts are separate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedMerge"];
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
    updateEmployee: {
        parameters: {
            query?: {
                /** @description Repeats the client. */
                clientId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The employee. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmployeeRequest"];
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
                    "application/json": components["schemas"]["EmployeeChanged"];
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
    batchDeactivateEmployees: {
        parameters: {
            query: {
                function: "batchDeactivateEmployees";
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
                "application/json": components["schemas"]["BatchDeactivateRequest"];
            };
        };
        responses: {
            /** @description What will be deactivated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkStatus"];
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
    batchUpdateEmployees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchUpdateRequest"];
            };
        };
        responses: {
            /** @description What will be updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkStatus"];
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
    exportEmployees: {
        parameters: {
            query: {
                /** @description The client. */
                clientId: components["schemas"]["Id"];
                /** @description Only registered employees. */
                registered?: true;
                /** @description Only unregistered employees. */
                unregistered?: true;
                /** @description Only deactivated employees. */
                deactivated?: true;
                /** @description Only active employees. */
                active?: true;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An address that downloads the file for one minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAddress"];
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
    listBulkRuns: {
        parameters: {
            query: {
                /** @description Kind of the runs. */
                kind: components["schemas"]["BulkKind"];
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
            /** @description The latest first, at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRunList"];
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
    startBulkRun: {
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
                "application/json": components["schemas"]["StartBulkRunRequest"];
            };
        };
        responses: {
            /** @description The run, without rows. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
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
    getBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
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
    listBulkRows: {
        parameters: {
            query: {
                /** @description Only rows of this status. */
                status: components["schemas"]["BulkRowStatus"];
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
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRowList"];
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
    addBulkRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBulkRowsRequest"];
            };
        };
        responses: {
            /** @description Added. */
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
    applyBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyBulkRunRequest"];
            };
        };
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
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
    undoBulkRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRun"];
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
    listInteractions: {
        parameters: {
            query: {
                /** @description Whose log. */
                employeeId: components["schemas"]["Id"];
                /** @description Only entries of this type. */
                filter?: components["schemas"]["InteractionType"];
                /** @description Text of the entry, its type or who did it, or a day as YYYY-MM-DD. */
                search?: string;
                /** @description First day. Read only together with endDate. */
                startDate?: components["schemas"]["CalendarDate"];
                /** @description Last day, included. Read only together with startDate. */
                endDate?: components["schemas"]["CalendarDate"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the total of the filter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InteractionList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordInteraction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityEvent"];
            };
        };
        responses: {
            /** @description It is in the log. */
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
    countInteractions: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Whose log. */
                employeeId: components["schemas"]["Id"];
                /** @description Only entries of this type. */
                filter?: components["schemas"]["InteractionType"];
                /** @description Text of the entry, its type or who did it, or a day as YYYY-MM-DD. */
                search?: string;
                /** @description First day. Read only together with endDate. */
                startDate?: components["schemas"]["CalendarDate"];
                /** @description Last day, included. Read only together with startDate. */
                endDate?: components["schemas"]["CalendarDate"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
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
                    "application/json": components["schemas"]["InteractionCount"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recordUsageEvent: {
        parameters: {
            query: {
                function: "recordUsageEvent";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageEvent"];
            };
        };
        responses: {
            /** @description It is on record. */
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
    getEmployeeEmail: {
        parameters: {
            query: {
                /** @description Which e-mail. */
                templateLabel: components["parameters"]["TemplateLabel"];
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
            /** @description Every placeholder is filled; nothing in it names an employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeEmail"];
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
    countEmailRecipients: {
        parameters: {
            query: {
                function: "getRecipients";
                /** @description Which e-mail. */
                templateLabel: components["parameters"]["TemplateLabel"];
                /** @description Only this employee. */
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
            /** @description Of the employees within the reach of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecipients"];
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
    countTeamEmailRecipients: {
        parameters: {
            query: {
                function: "getTeamRecipients";
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId"];
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
            /** @description Of the members within the reach of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailRecipients"];
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
    emailUnregistered: {
        parameters: {
            query: {
                function: "emailUnregistered";
                /** @description Only this employee. */
                id?: components["schemas"]["Id"];
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
        requestBody?: never;
        responses: {
            /** @description Queued, one e-mail per employee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailStatus"];
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
    emailUnregisteredTeam: {
        parameters: {
            query: {
                function: "emailUnregisteredTeam";
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId"];
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
        requestBody?: never;
        responses: {
            /** @description Queued, one e-mail per employee. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailStatus"];
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
    emailAppDetails: {
        parameters: {
            query: {
                function: "emailAppDetails";
                /** @description The employee. */
                id: components["schemas"]["Id"];
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
        requestBody?: never;
        responses: {
            /** @description Queued. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailStatus"];
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
    getTeam: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTeam: {
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
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
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
    renameTeam: {
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
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameTeamRequest"];
            };
        };
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
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
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team leader first, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMemberList"];
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
    addTeamMembers: {
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
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTeamMembersRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedTeamMembers"];
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
    countTeamMembers: {
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
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
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
    removeTeamMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
                /** @description Id of the employee. */
                employeeId: components["parameters"]["EmployeeId"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTeamApprover: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the team. */
                teamId: components["parameters"]["TeamId-2"];
                /** @description Id of the employee. */
                employeeId: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTeamApproverRequest"];
            };
        };
        responses: {
            /** @description Changed. */
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
    listEmployeeTeams: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Id of the employee. */
                employeeId: components["parameters"]["EmployeeId"];
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
                    "application/json": components["schemas"]["EmployeeTeamList"];
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
    removeFromAllTeams: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description Identifier of the employee. */
                identifier: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed; also when the employee was in none. */
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
    listSurveys: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. Rows of a page. */
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveySummaryList"];
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
    createSurvey: {
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
                "application/json": components["schemas"]["CreateSurveyRequest"];
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
    countSurveys: {
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
    listSurveyCategories: {
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
            /** @description By title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyCategoryList"];
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
    createSurveyCategory: {
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
                "application/json": components["schemas"]["SurveyCategoryRequest"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyCategory"];
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
    removeSurveyCategory: {
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
                /** @description The category. */
                id: components["schemas"]["Id"];
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
    updateSurveyCategory: {
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
                /** @description The category. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyCategoryRequest"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyCategory"];
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
    listSurveyTemplates: {
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
            /** @description By title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTemplateSummaryList"];
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
    createSurveyTemplate: {
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
                "application/json": components["schemas"]["SurveyTemplateRequest"];
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
    removeSurveyTemplateReference: {
        parameters: {
            query: {
                /** @description The `reference_id` of the template. */
                referenceId: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurveyTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The template. */
                id: components["parameters"]["SurveyTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTemplate"];
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
    removeSurveyTemplate: {
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
                /** @description The template. */
                id: components["parameters"]["SurveyTemplateId"];
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
    updateSurveyTemplate: {
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
                /** @description The template. */
                id: components["parameters"]["SurveyTemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveyTemplateRequest"];
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
    checkSurveyTemplateAccess: {
        parameters: {
            query: {
                checkAccess: true;
                /** @description The caller; 404 for anybody else. */
                userId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The template. */
                id: components["parameters"]["SurveyTemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTemplateAccess"];
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
    getSurvey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey as the only item of `survey`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyWithResponses"];
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
    removeSurvey: {
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
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
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
    updateSurvey: {
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
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSurveyRequest"];
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
    getSurveySettings: {
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
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveySettings"];
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
    updateSurveySettings: {
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
                "application/json": components["schemas"]["SurveySettings"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveySettings"];
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
    listSurveyResponses: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
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
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The responses that the caller may read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResponseSummaryList"];
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
    submitSurveyResponse: {
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
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitSurveyResponseRequest"];
            };
        };
        responses: {
            /** @description Stored. */
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
    countSurveyResponses: {
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
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
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
    getSurveyResponse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
                /** @description The response. */
                responseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResponse"];
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
    getSurveyToAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey, and what was saved of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyToAnswer"];
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
    getSurveyResults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyResults"];
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
    getSurveyParticipation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The teams by label. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyParticipation"];
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
    remindSurvey: {
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
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued. */
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
    exportSurvey: {
        parameters: {
            query?: {
                /** @description `columns` is that of spec 2 section 9; `full` has quoted cells, question ids, and one column per option of a question with several answers. */
                format?: "columns" | "full";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The survey. */
                id: components["parameters"]["SurveyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyExport"];
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
    listDocuments: {
        parameters: {
            query?: {
                /** @description Ids of teams with commas between them; of documents of teams only those of these. */
                teamIds?: components["parameters"]["DocumentTeamIds"];
                /** @description Extension field. Only company-wide documents (1), those of teams (2) or of individual employees (3). */
                relatedType?: components["parameters"]["DocumentRelatedType"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Extension field. Rows of a page; without it the first 2000. */
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
            /** @description One row per document, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
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
    countDocuments: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Ids of teams with commas between them; of documents of teams only those of these. */
                teamIds?: components["parameters"]["DocumentTeamIds"];
                /** @description Extension field. Only company-wide documents (1), those of teams (2) or of individual employees (3). */
                relatedType?: components["parameters"]["DocumentRelatedType"];
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
    getDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per team, employee or client it is shared with that the caller may see, and the read dates of employees. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentDetail"];
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
    getDocumentFile: {
        parameters: {
            query: {
                /** @description The s3_file_key. */
                key: components["parameters"]["DocumentKey"];
                /** @description Extension parameter. The employee among whose documents it is opened; the log of that employee names the download. */
                employeeId?: components["schemas"]["Id"];
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
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
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
    validateDocumentFile: {
        parameters: {
            query: {
                /** @description The s3_file_key. */
                key: components["parameters"]["DocumentKey"];
                /** @description Requests the documents in place of the address. */
                validate: true;
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
            /** @description Empty while the file is not there yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
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
    deleteDocument: {
        parameters: {
            query: {
                /** @description The s3_file_key. */
                key: components["parameters"]["DocumentKey"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
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
    listEmployeeDocuments: {
        parameters: {
            query?: {
                /** @description Ids of teams with commas between them; of documents of teams only those of these. */
                teamIds?: components["parameters"]["DocumentTeamIds"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Extension field. Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
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
    countEmployeeDocuments: {
        parameters: {
            query: {
                /** @description Ids of teams with commas between them; of documents of teams only those of these. */
                teamIds?: components["parameters"]["DocumentTeamIds"];
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
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
    addDocumentAssociations: {
        parameters: {
            query?: {
                /** @description Extension field. Shares although the name of the file holds the identifier of somebody else. */
                confirmed?: components["parameters"]["NameConfirmed"];
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
                "application/json": components["schemas"]["DocumentAssociationRows"];
            };
        };
        responses: {
            /** @description All of them are shared; of one that is rejected, none is. */
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
    removeDocumentAssociation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The association. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked. The document stays. */
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
    exportDocument: {
        parameters: {
            query?: {
                /** @description Of what the related id is. */
                relatedType?: "team" | "client";
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The team or client it is shared with. */
                relatedId: components["schemas"]["Id"];
                /** @description The document. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the file is; it works once, within a minute, for the caller alone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
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
    setDocumentTag: {
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
                /** @description The document. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTagRequest"];
            };
        };
        responses: {
            /** @description Done. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDocumentTag: {
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
                /** @description The document. */
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTagRequest"];
            };
        };
        responses: {
            /** @description Done, also when it had another tag or none. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssociatedUsers: {
        parameters: {
            query: {
                /** @description Ids of documents with commas between them. */
                documentIds: components["parameters"]["DocumentIds"];
                /** @description Only this employee. */
                userId?: components["parameters"]["ReaderId"];
                /** @description Extension field. Only members of this team. */
                teamId?: components["parameters"]["ReaderTeam"];
                /** @description Extension field. Only who has read the document, or has not. */
                read?: components["parameters"]["ReadState"];
                /** @description Extension field. Only who has acknowledged the current version of the document, or has not. */
                acknowledged?: components["parameters"]["AcknowledgedState"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Extension field. Rows of a page. */
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
            /** @description One row per document and employee, by surname and forename. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssociatedUserList"];
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
    countAssociatedUsers: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Ids of documents with commas between them. */
                documentIds: components["parameters"]["DocumentIds"];
                /** @description Only this employee. */
                userId?: components["parameters"]["ReaderId"];
                /** @description Extension field. Only members of this team. */
                teamId?: components["parameters"]["ReaderTeam"];
                /** @description Extension field. Only who has read the document, or has not. */
                read?: components["parameters"]["ReadState"];
                /** @description Extension field. Only who has acknowledged the current version of the document, or has not. */
                acknowledged?: components["parameters"]["AcknowledgedState"];
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
    getDocumentSharing: {
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
            /** @description The rule as it applies to the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSharing"];
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
    readDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
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
    replaceDocument: {
        parameters: {
            query?: {
                /** @description Extension field. Shares although the name of the file holds the identifier of somebody else. */
                confirmed?: components["parameters"]["NameConfirmed"];
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
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentReplacement"];
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
    getDocumentAcknowledgement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request with its figures; `requested` is false while there is none. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAcknowledgement"];
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
    requestDocumentAcknowledgement: {
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
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgementRequest"];
            };
        };
        responses: {
            /** @description Asked. */
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
    withdrawDocumentAcknowledgement: {
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
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, also when nothing was asked. */
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
    nudgeDocumentReaders: {
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
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mails are queued. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NudgeResult"];
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
    acknowledgeDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The document. */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acknowledge"];
            };
        };
        responses: {
            /** @description Noted; the first moment stays. */
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
    listPayslips: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipList"];
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
    listPayslipFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayFileList"];
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
    listPayDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayDocumentList"];
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
    listPayDocumentFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayFileList"];
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
    listPayArchives: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first, of the kinds of file that the caller may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayArchiveList"];
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
    getPayArchiveUrl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The employee. */
                employeeId: components["parameters"]["FilesOfEmployee"];
                /** @description The archive. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address; or why there is none, as while the archive is being made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayFileUrl"];
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
    getPayFileUrl: {
        parameters: {
            query: {
                /** @description Which of the two. */
                bucket: components["schemas"]["PayBucket"];
                /** @description The client. */
                clientId: components["schemas"]["Id"];
                /** @description The employee. */
                employeeId: components["schemas"]["Id"];
                /** @description Name of the file. */
                documentName: components["schemas"]["PayFileName"];
                /** @description As listed. */
                documentType?: string;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayFileUrl"];
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
    archivePayFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArchiveRequest"];
            };
        };
        responses: {
            /** @description Queued, or why not. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArchiveResult"];
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
    deletePayFile: {
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
                "application/json": components["schemas"]["DeletePayFileRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
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
    listJobs: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension. `review` for the uploads that are ready for review; left out for all. */
                status?: components["parameters"]["JobStatus"];
                /** @description Column to sort by. */
                orderBy?: components["schemas"]["JobOrder"];
                /** @description Direction of the sort. */
                direction?: "ASC" | "DESC";
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
                    "application/json": components["schemas"]["JobList"];
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
    createJob: {
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
                "application/json": components["schemas"]["CreateJobRequest"];
            };
        };
        responses: {
            /** @description The job. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    countJobs: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension. `review` for the uploads that are ready for review; left out for all. */
                status?: components["parameters"]["JobStatus"];
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
    listJobDocumentTypes: {
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
            /** @description In the order of the selector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTypeList"];
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
    getPayslipErrorReport: {
        parameters: {
            query: {
                /** @description The client. */
                clientId: components["schemas"]["Id"];
                /** @description Name of the log. */
                fileName: string;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress-2"];
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
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobReview"];
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
    releaseJob: {
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
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseJobRequest"];
            };
        };
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    recallJob: {
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
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
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
    listJobItems: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only items of this state. */
                state?: components["schemas"]["JobItemState"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What needs a decision first, then in the order of the file; without those of employees out of reach. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobItemList"];
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
    countJobItems: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only items of this state. */
                state?: components["schemas"]["JobItemState"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
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
    mendJobItem: {
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
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
                /** @description Position of the item. */
                position: components["parameters"]["JobItemPosition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MendJobItemRequest"];
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
    getJobItemFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The job, by its `job_id`. */
                id: components["parameters"]["JobId"];
                /** @description Position of the item. */
                position: components["parameters"]["JobItemPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress-2"];
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
    markPayFileViewed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The payslip or pay document. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
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
    listEmailAttachments: {
        parameters: {
            query?: {
                /** @description Key of the attachment to view. */
                key?: components["schemas"]["AttachmentKey"];
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
            /** @description The attachments in the order in which they were added, or the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAttachments"];
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
    sendTestWelcomeEmail: {
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
                "application/json": components["schemas"]["TestWelcomeEmailRequest"];
            };
        };
        responses: {
            /** @description Queued. */
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
    removeEmailAttachment: {
        parameters: {
            query: {
                /** @description Key of the attachment. */
                key: components["schemas"]["AttachmentKey"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWelcomeEmail: {
        parameters: {
            query?: {
                /** @description Whose data it shows. Default those of the employee of the own account or else of an example. */
                employeeId?: components["schemas"]["Id"];
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
            /** @description The e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeEmail"];
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
    completeRegistration: {
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
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Registered. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
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
    listRecognitions: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. */
                status?: components["schemas"]["RecognitionStatus"];
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognitionList"];
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
    giveRecognition: {
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
                "application/json": components["schemas"]["GiveRecognitionRequest"];
            };
        };
        responses: {
            /** @description The recognition. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recognition"];
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
    countRecognitions: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. */
                status?: components["schemas"]["RecognitionStatus"];
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
    listLeaderboard: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. Only what was given on these days; all time without it. */
                period?: components["schemas"]["DateRange"];
                /** @description Extension field. Only members of this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Extension field. Whether employees or teams are ranked; default employees. */
                rank?: "employees" | "teams";
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
            /** @description By total; those of one total by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
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
    countLeaderboard: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. Only what was given on these days; all time without it. */
                period?: components["schemas"]["DateRange"];
                /** @description Extension field. Only members of this team. */
                teamId?: components["schemas"]["Id"];
                /** @description Extension field. Whether employees or teams are ranked; default employees. */
                rank?: "employees" | "teams";
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
    judgeRecognitions: {
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
                "application/json": components["schemas"]["JudgeRecognitionsRequest"];
            };
        };
        responses: {
            /** @description How many were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JudgeRecognitionsResult"];
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
    listRecognitionTypes: {
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
            /** @description By title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognitionTypeList"];
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
    createRecognitionType: {
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
                "application/json": components["schemas"]["CreateRecognitionTypeRequest"];
            };
        };
        responses: {
            /** @description The type. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognitionType"];
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
    removeRecognitionType: {
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
                /** @description The type. */
                id: components["schemas"]["Id"];
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
    updateRecognitionType: {
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
                /** @description The type. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRecognitionTypeRequest"];
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
    listBadges: {
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
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeList"];
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
    createBadge: {
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
                "application/json": components["schemas"]["CreateBadgeRequest"];
            };
        };
        responses: {
            /** @description The badge. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Badge"];
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
    removeBadge: {
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
                /** @description The badge. */
                id: components["schemas"]["Id"];
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
    updateBadge: {
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
                /** @description The badge. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBadgeRequest"];
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
    getRecognitionSettings: {
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
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognitionSettingsList"];
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
    createRecognitionSettings: {
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
                "application/json": components["schemas"]["SaveRecognitionSettingsRequest"];
            };
        };
        responses: {
            /** @description The settings. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognitionSettings"];
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
    updateRecognitionSettings: {
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
                /** @description The settings. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRecognitionSettingsRequest"];
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
    getRecognition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The recognition. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recognition. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recognition"];
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
    removeRecognition: {
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
                /** @description The recognition. */
                id: components["schemas"]["Id"];
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
    updateRecognition: {
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
                /** @description The recognition. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRecognitionRequest"];
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
    likeRecognition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The recognition. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of likes; a second like of the same employee changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Likes"];
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
    unlikeRecognition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The recognition. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of likes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Likes"];
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
    listIncidents: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only reports of employees of this team. */
                teamId?: components["parameters"]["IncidentTeam"];
                /** @description Left out for all. */
                status?: components["parameters"]["IncidentStatus"];
                /** @description Days between which the report was made. */
                createdAt?: components["parameters"]["IncidentCreatedAt"];
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentList"];
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
    countIncidents: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Only reports of employees of this team. */
                teamId?: components["parameters"]["IncidentTeam"];
                /** @description Left out for all. */
                status?: components["parameters"]["IncidentStatus"];
                /** @description Days between which the report was made. */
                createdAt?: components["parameters"]["IncidentCreatedAt"];
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
    getIncidentForm: {
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
            /** @description Its fields; an empty list while the default template is in use. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentForm"];
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
    createIncidentForm: {
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
                "application/json": components["schemas"]["SaveIncidentFormRequest"];
            };
        };
        responses: {
            /** @description Stored. */
            201: {
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeIncidentForm: {
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
    updateIncidentForm: {
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
                "application/json": components["schemas"]["SaveIncidentFormRequest"];
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
    getIncidentReportForm: {
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
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentReportForm"];
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
    reportIncident: {
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
                "application/json": components["schemas"]["ReportIncidentRequest"];
            };
        };
        responses: {
            /** @description Reported. */
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
    listReportablePeople: {
        parameters: {
            query: {
                /** @description Parts of the name. */
                search: string;
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
            /** @description The first 20 by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportablePersonList"];
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
    getIncidentClock: {
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
            /** @description The times of the client, or 7 days and 3 months. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentClock"];
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
    updateIncidentClock: {
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
                "application/json": components["schemas"]["IncidentClock"];
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
    removeIncidentImage: {
        parameters: {
            query: {
                /** @description The key of the image. */
                key: string;
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIncidentNotes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentNoteList"];
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
    addIncidentNote: {
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
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddIncidentNoteRequest"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentNote"];
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
    removeIncidentNote: {
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
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
                /** @description The note. */
                noteId: components["schemas"]["Id"];
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
    updateIncidentNote: {
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
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
                /** @description The note. */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIncidentNoteRequest"];
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
    listIncidentNoteVersions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                incidentId: components["schemas"]["Id"];
                /** @description The note. */
                noteId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first; none for a note that was never changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentNoteVersionList"];
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
    getIncidentEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentEvidence"];
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
    declareNoConflict: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Declared. */
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
    getIncident: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentDetail"];
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
    updateIncident: {
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
                /** @description The report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIncidentRequest"];
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
    exportIncidents: {
        parameters: {
            query: {
                /** @description The client. */
                clientId: components["schemas"]["Id"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncidentFile"];
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
    listRewards: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Rows of a page. */
                limit?: number;
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Amounts between these. */
                cardAmount?: components["schemas"]["AmountRange"];
                /** @description Given on these days. */
                createdAt?: components["schemas"]["DateRange"];
                /** @description First viewed on these days. */
                viewedAt?: components["schemas"]["DateRange"];
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardList"];
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
    countRewards: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Amounts between these. */
                cardAmount?: components["schemas"]["AmountRange"];
                /** @description Given on these days. */
                createdAt?: components["schemas"]["DateRange"];
                /** @description First viewed on these days. */
                viewedAt?: components["schemas"]["DateRange"];
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
    getRewardBalance: {
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
            /** @description Pounds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
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
    requestGiftCard: {
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
                "application/json": components["schemas"]["GiftCardRequest"];
            };
        };
        responses: {
            /** @description The answer of the gift-card service; without success no code was bought, or it is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftCardResult"];
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
    createReward: {
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
                "application/json": components["schemas"]["CreateRewardRequest"];
            };
        };
        responses: {
            /** @description Recorded. */
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
    revealRewardCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The reward. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewardCode"];
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
    openReward: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The reward. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedReward"];
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
    listUnfinishedGifts: {
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
            /** @description The oldest first, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnfinishedGiftList"];
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
    resumeGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The gift. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the gift. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftOutcome"];
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
    refundGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The gift. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state of the gift. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftOutcome"];
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
    topUpRewards: {
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
                "application/json": components["schemas"]["TopUpRequest"];
            };
        };
        responses: {
            /** @description The new balance. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"];
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
    listRewardLedger: {
        parameters: {
            query?: {
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
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
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
    countRewardLedger: {
        parameters: {
            query: {
                /** @description Requests the total in place of the rows. */
                count: components["parameters"]["Count"];
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
    getReward: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The reward. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reward"];
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
    listMarketingCategories: {
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
            /** @description By title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingCategoryList"];
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
    createMarketingCategory: {
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
                "application/json": components["schemas"]["CreateMarketingCategoryRequest"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingCategory"];
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
    listMarketingFiles: {
        parameters: {
            query: {
                function: "getClientCategoryFiles";
                /** @description The category. */
                categoryId: components["schemas"]["Id"];
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
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingFileList"];
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
    countMarketingDownloads: {
        parameters: {
            query: {
                function: "getFileDownloads";
                /** @description The file. */
                fileId: components["schemas"]["Id"];
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
    getMarketingFileUrl: {
        parameters: {
            query: {
                function: "downloadFile";
                /** @description The path of the file. */
                path: components["schemas"]["MarketingPath"];
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
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAddress"];
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
    recordMarketingDownload: {
        parameters: {
            query: {
                function: "createFileDownload";
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
                "application/json": components["schemas"]["RecordMarketingDownloadRequest"];
            };
        };
        responses: {
            /** @description Counted. */
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
    createMarketingFile: {
        parameters: {
            query: {
                function: "createCategoryFile";
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
                "application/json": components["schemas"]["CreateMarketingFileRequest"];
            };
        };
        responses: {
            /** @description The file. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingFile"];
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
    updateMarketingItem: {
        parameters: {
            query: {
                function: "updateItem";
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMarketingItemRequest"];
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
    deleteMarketingCategory: {
        parameters: {
            query: {
                function: "deleteCategory";
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMarketingCategoryRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMarketingFile: {
        parameters: {
            query: {
                function: "deleteItem";
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMarketingFileRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCreationForms: {
        parameters: {
            query?: {
                /** @description Page index from 0. */
                page?: components["parameters"]["Page"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
                /** @description Extension field. Rows of a page. */
                limit?: number;
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationFormList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCreationForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description A UUID per attempt to create. The same key again returns the first response and creates nothing. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCreationFormRequest"];
            };
        };
        responses: {
            /** @description The form. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationForm"];
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
    countCreationForms: {
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
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCreationForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
                /** @description The form. */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationForm"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCreationForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
                /** @description ETag of the record as the editor saw it; 412 when it has changed since. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The platform. It must be that of the client worked in and of the caller. */
                platform_id: components["parameters"]["PlatformId-2"];
                /** @description The form. */
                id: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCreationFormRequest"];
            };
        };
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationForm"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signKnowledgeImage: {
        parameters: {
            query: {
                /** @description The image as JSON. */
                imageSavePayload: string;
                /** @description Repeats the client of the path. */
                clientId: components["schemas"]["Id"];
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
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeImageAddress"];
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
    deleteKnowledgeCategory: {
        parameters: {
            query: {
                /** @description The category. */
                categoryId: components["schemas"]["Id"];
                /** @description Key of its image. */
                categoryImage?: components["schemas"]["KnowledgeImageKey"];
                /** @description Keys of images, with commas between them. */
                paths?: components["schemas"]["KnowledgeImageKeys"];
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
            /** @description Deleted. */
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
    updateKnowledge: {
        parameters: {
            query?: {
                /** @description The article. */
                id?: components["schemas"]["Id"];
                /** @description The category. */
                categoryId?: components["schemas"]["Id"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKnowledgeRequest"];
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
    listKnowledgeCategories: {
        parameters: {
            query: {
                function: "getCategories";
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
                    "application/json": components["schemas"]["KnowledgeCategoryList"];
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
    listKnowledgeArticles: {
        parameters: {
            query: {
                function: "getCategoryArticles";
                /** @description The category. */
                categoryId: components["schemas"]["Id"];
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
            /** @description The category, and its articles by title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeCategoryArticles"];
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
    createKnowledgeCategory: {
        parameters: {
            query: {
                function: "createCategory";
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
                "application/json": components["schemas"]["CreateKnowledgeCategoryRequest"];
            };
        };
        responses: {
            /** @description The id of the category. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeCreated"];
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
    createKnowledgeArticle: {
        parameters: {
            query: {
                function: "createArticle";
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
                "application/json": components["schemas"]["CreateKnowledgeArticleRequest"];
            };
        };
        responses: {
            /** @description The id of the article. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnowledgeCreated"];
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
    deleteKnowledgeArticle: {
        parameters: {
            query: {
                isArticle: true;
                /** @description The article. */
                articleId: components["schemas"]["Id"];
                /** @description Key of its header image. */
                articleImage?: components["schemas"]["KnowledgeImageKey"];
                /** @description Keys of the images of its body, with commas between them. */
                paths?: components["schemas"]["KnowledgeImageKeys"];
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
            /** @description Deleted. */
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
    removeKnowledgeImage: {
        parameters: {
            query: {
                removeHeaderImg: true;
                /** @description The article, or the category with `removeTable` category. */
                id: components["schemas"]["Id"];
                /** @description What `id` names. */
                removeTable: "article" | "category";
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
    listSharableUsers: {
        parameters: {
            query: {
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
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
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharableUserList"];
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
    listSharingCautions: {
        parameters: {
            query: {
                /** @description Ids of sharable users with commas between them. */
                to: string;
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
            /** @description Empty when there is no reason to pause. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingCautionList"];
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
    getSharedDocumentFile: {
        parameters: {
            query: {
                /** @description The key of a shared file. */
                key: components["parameters"]["SharedDocumentKey"];
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
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedDocumentLink"];
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
    viewSharedDocument: {
        parameters: {
            query: {
                /** @description The shared document. */
                id: components["schemas"]["Id"];
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
            /** @description Noted. */
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
    recallSharedDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description One of the shared documents of the share. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecallProof"];
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
    listSharedDocumentLogs: {
        parameters: {
            query?: {
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
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
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row per file and receiver, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedDocumentPage"];
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
    listSharedDocuments: {
        parameters: {
            query?: {
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
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
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedDocumentPage"];
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
    sendSharedDocument: {
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
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description Shared; the id is that of the share. */
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
    removeSharedDocument: {
        parameters: {
            query: {
                /** @description The shared document. */
                fileId: components["schemas"]["Id"];
                /** @description The key of a shared file. */
                key: components["parameters"]["SharedDocumentKey"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The caller; anybody else is not found. */
                userId: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description The platform of the client. */
                platform?: components["schemas"]["Id"];
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
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
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsPage"];
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
    createNews: {
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
                "application/json": components["schemas"]["CreateNewsRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsCreated"];
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
    deleteNews: {
        parameters: {
            query: {
                /** @description The article. */
                id: components["parameters"]["NewsIdInQuery"];
                /** @description Address of the featured image without its first 54 characters. Another one than that of the article returns 404. */
                key?: string;
                /** @description Addresses of the images of the body, each without its first 54 characters, with commas between them. One that the article does not show returns 404. */
                paths?: string;
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
            /** @description Deleted. */
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
    updateNews: {
        parameters: {
            query: {
                /** @description The article. */
                id: components["parameters"]["NewsIdInQuery"];
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNewsRequest"];
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
    getNewsArticle: {
        parameters: {
            query: {
                /** @description The article. */
                id: components["schemas"]["Id"];
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
            /** @description The article. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsArticleList"];
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
    signNewsImage: {
        parameters: {
            query: {
                saveImageBody: true;
                /** @description JSON: {"id": the article, which may not exist yet, "filename": a name in letters, digits, _ and - with its extension, "type": the content type} */
                imageSavePayload: string;
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
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsImageAddress"];
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
    listNewsClients: {
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
    getPublishedNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The article. */
                id: components["parameters"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article, and what the employee has said of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedNews"];
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
    readNews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                /** @description The article. */
                id: components["parameters"]["NewsId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNewsRequest"];
            };
        };
        responses: {
            /** @description Noted. */
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
    getQueues: {
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
            /** @description Kinds by name, failures newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Queues"];
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
    retryJobsOfKind: {
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
                "application/json": components["schemas"]["RetryRequest"];
            };
        };
        responses: {
            /** @description How many jobs were queued again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryResult"];
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
    retryJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path: {
                /** @description The client that the call works in. */
                clientId: components["parameters"]["ClientId"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One job was queued again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryResult"];
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
    listErrors: {
        parameters: {
            query?: {
                /** @description Text that a record must contain, upper and lower case alike. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The client that the screen was drawn for. The server returns 409 `client_mismatch` when the path names another. */
                "SSP-Client"?: components["parameters"]["SspClient"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorLog"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

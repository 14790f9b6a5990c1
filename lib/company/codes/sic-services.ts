/** Divisions H to J of the US Standard Industrial Classification of 1987: finance, services, public administration. The lines are laid out as in `SIC_PRIMARY`. */
export const SIC_SERVICES = `H Finance, Insurance, and Real Estate
60 Depository Institutions
601 Central Reserve Depository Institutions | 1 Federal Reserve Banks | 9 Central Reserve Depository Institutions, Not Elsewhere Classified
602 Commercial Banks | 1 National Commercial Banks | 2 State Commercial Banks | 9 Commercial Banks, Not Elsewhere Classified
603 Savings Institutions | 5 Savings Institutions, Federally Chartered | 6 Savings Institutions, Not Federally Chartered
606 Credit Unions | 1 Credit Unions, Federally Chartered | 2 Credit Unions, Not Federally Chartered
608 Foreign Banking and Branches and Agencies of Foreign Banks | 1 Branches and Agencies of Foreign Banks | 2 Foreign Trade and International Banking Institutions
609 Functions Related to Depository Banking | 1 Nondeposit Trust Facilities | 9 Functions Related to Depository Banking, Not Elsewhere Classified
61 Nondepository Credit Institutions
611 Federal and Federally-Sponsored Credit Agencies | 1 Federal and Federally-Sponsored Credit Agencies
614 Personal Credit Institutions | 1 Personal Credit Institutions
615 Business Credit Institutions | 3 Short-Term Business Credit Institutions, Except Agricultural | 9 Miscellaneous Business Credit Institutions
616 Mortgage Bankers and Brokers | 2 Mortgage Bankers and Loan Correspondents | 3 Loan Brokers
62 Security and Commodity Brokers, Dealers, Exchanges, and Services
621 Security Brokers, Dealers, and Flotation Companies | 1 Security Brokers, Dealers, and Flotation Companies
622 Commodity Contracts Brokers and Dealers | 1 Commodity Contracts Brokers and Dealers
623 Security and Commodity Exchanges | 1 Security and Commodity Exchanges
628 Services Allied With the Exchange of Securities or Commodities | 2 Investment Advice | 9 Services Allied With the Exchange of Securities or Commodities, Not Elsewhere Classified
63 Insurance Carriers
631 Life Insurance | 1 Life Insurance
632 Accident and Health Insurance and Medical Service Plans | 1 Accident and Health Insurance | 4 Hospital and Medical Service Plans
633 Fire, Marine, and Casualty Insurance | 1 Fire, Marine, and Casualty Insurance
635 Surety Insurance | 1 Surety Insurance
636 Title Insurance | 1 Title Insurance
637 Pension, Health, and Welfare Funds | 1 Pension, Health, and Welfare Funds
639 Insurance Carriers, Not Elsewhere Classified | 9 Insurance Carriers, Not Elsewhere Classified
64 Insurance Agents, Brokers, and Service
641 Insurance Agents, Brokers, and Service | 1 Insurance Agents, Brokers, and Service
65 Real Estate
651 Real Estate Operators (Except Developers) and Lessors | 2 Operators of Nonresidential Buildings | 3 Operators of Apartment Buildings | 4 Operators of Dwellings Other Than Apartment Buildings | 5 Operators of Residential Mobile Home Sites | 7 Lessors of Railroad Property | 9 Lessors of Real Property, Not Elsewhere Classified
653 Real Estate Agents and Managers | 1 Real Estate Agents and Managers
654 Title Abstract Offices | 1 Title Abstract Offices
655 Land Subdividers and Developers | 2 Land Subdividers and Developers, Except Cemeteries | 3 Cemetery Subdividers and Developers
67 Holding and Other Investment Offices
671 Holding Offices | 2 Offices of Bank Holding Companies | 9 Offices of Holding Companies, Not Elsewhere Classified
672 Investment Offices | 2 Management Investment Offices, Open-End | 6 Unit Investment Trusts, Face-Amount Certificate Offices, and Closed-End Management Investment Offices
673 Trusts | 2 Educational, Religious, and Charitable Trusts | 3 Trusts, Except Educational, Religious, and Charitable
679 Miscellaneous Investing | 2 Oil Royalty Traders | 4 Patent Owners and Lessors | 8 Real Estate Investment Trusts | 9 Investors, Not Elsewhere Classified
I Services
70 Hotels, Rooming Houses, Camps, and Other Lodging Places
701 Hotels and Motels | 1 Hotels and Motels
702 Rooming and Boarding Houses | 1 Rooming and Boarding Houses
703 Camps and Recreational Vehicle Parks | 2 Sporting and Recreational Camps | 3 Recreational Vehicle Parks and Campsites
704 Organization Hotels and Lodging Houses, on Membership Basis | 1 Organization Hotels and Lodging Houses, on Membership Basis
72 Personal Services
721 Laundry, Cleaning, and Garment Services | 1 Power Laundries, Family and Commercial | 2 Garment Pressing, and Agents for Laundries and Drycleaners | 3 Linen Supply | 5 Coin-Operated Laundries and Drycleaning | 6 Drycleaning Plants, Except Rug Cleaning | 7 Carpet and Upholstery Cleaning | 8 Industrial Launderers | 9 Laundry and Garment Services, Not Elsewhere Classified
722 Photographic Studios, Portrait | 1 Photographic Studios, Portrait
723 Beauty Shops | 1 Beauty Shops
724 Barber Shops | 1 Barber Shops
725 Shoe Repair Shops and Shoeshine Parlors | 1 Shoe Repair Shops and Shoeshine Parlors
726 Funeral Service and Crematories | 1 Funeral Service and Crematories
729 Miscellaneous Personal Services | 1 Tax Return Preparation Services | 9 Miscellaneous Personal Services, Not Elsewhere Classified
73 Business Services
731 Advertising | 1 Advertising Agencies | 2 Outdoor Advertising Services | 3 Radio, Television, and Publishers' Advertising Representatives | 9 Advertising, Not Elsewhere Classified
732 Consumer Credit Reporting Agencies, Mercantile Reporting Agencies, and Adjustment and Collection Agencies | 2 Adjustment and Collection Services | 3 Credit Reporting Services
733 Mailing, Reproduction, Commercial Art and Photography, and Stenographic Services | 1 Direct Mail Advertising Services | 4 Photocopying and Duplicating Services | 5 Commercial Photography | 6 Commercial Art and Graphic Design | 8 Secretarial and Court Reporting Services
734 Services to Dwellings and Other Buildings | 2 Disinfecting and Pest Control Services | 9 Building Cleaning and Maintenance Services, Not Elsewhere Classified
735 Miscellaneous Equipment Rental and Leasing | 2 Medical Equipment Rental and Leasing | 3 Heavy Construction Equipment Rental and Leasing | 9 Equipment Rental and Leasing, Not Elsewhere Classified
736 Personnel Supply Services | 1 Employment Agencies | 3 Help Supply Services
737 Computer Programming, Data Processing, and Other Computer Related Services | 1 Computer Programming Services | 2 Prepackaged Software | 3 Computer Integrated Systems Design | 4 Computer Processing and Data Preparation and Processing Services | 5 Information Retrieval Services | 6 Computer Facilities Management Services | 7 Computer Rental and Leasing | 8 Computer Maintenance and Repair | 9 Computer Related Services, Not Elsewhere Classified
738 Miscellaneous Business Services | 1 Detective, Guard, and Armored Car Services | 2 Security Systems Services | 3 News Syndicates | 4 Photofinishing Laboratories | 9 Business Services, Not Elsewhere Classified
75 Automotive Repair, Services, and Parking
751 Automotive Rental and Leasing, Without Drivers | 3 Truck Rental and Leasing, Without Drivers | 4 Passenger Car Rental | 5 Passenger Car Leasing | 9 Utility Trailer and Recreational Vehicle Rental
752 Automobile Parking | 1 Automobile Parking
753 Automotive Repair Shops | 2 Top, Body, and Upholstery Repair Shops and Paint Shops | 3 Automotive Exhaust System Repair Shops | 4 Tire Retreading and Repair Shops | 6 Automotive Glass Replacement Shops | 7 Automotive Transmission Repair Shops | 8 General Automotive Repair Shops | 9 Automotive Repair Shops, Not Elsewhere Classified
754 Automotive Services, Except Repair | 2 Carwashes | 9 Automotive Services, Except Repair and Carwashes
76 Miscellaneous Repair Services
762 Electrical Repair Shops | 2 Radio and Television Repair Shops | 3 Refrigeration and Air-Conditioning Service and Repair Shops | 9 Electrical and Electronic Repair Shops, Not Elsewhere Classified
763 Watch, Clock, and Jewelry Repair | 1 Watch, Clock, and Jewelry Repair
764 Reupholstery and Furniture Repair | 1 Reupholstery and Furniture Repair
769 Miscellaneous Repair Shops and Related Services | 2 Welding Repair | 4 Armature Rewinding Shops | 9 Repair Shops and Related Services, Not Elsewhere Classified
78 Motion Pictures
781 Motion Picture Production and Allied Services | 2 Motion Picture and Video Tape Production | 9 Services Allied to Motion Picture Production
782 Motion Picture Distribution and Allied Services | 2 Motion Picture and Video Tape Distribution | 9 Services Allied to Motion Picture Distribution
783 Motion Picture Theaters | 2 Motion Picture Theaters, Except Drive-In | 3 Drive-In Motion Picture Theaters
784 Video Tape Rental | 1 Video Tape Rental
79 Amusement and Recreation Services
791 Dance Studios, Schools, and Halls | 1 Dance Studios, Schools, and Halls
792 Theatrical Producers (Except Motion Picture), Bands, Orchestras, and Entertainers | 2 Theatrical Producers (Except Motion Picture) and Miscellaneous Theatrical Services | 9 Bands, Orchestras, Actors, and Other Entertainers and Entertainment Groups
793 Bowling Centers | 3 Bowling Centers
794 Commercial Sports | 1 Professional Sports Clubs and Promoters | 8 Racing, Including Track Operation
799 Miscellaneous Amusement and Recreation Services | 1 Physical Fitness Facilities | 2 Public Golf Courses | 3 Coin-Operated Amusement Devices | 6 Amusement Parks | 7 Membership Sports and Recreation Clubs | 9 Amusement and Recreation Services, Not Elsewhere Classified
80 Health Services
801 Offices and Clinics of Doctors of Medicine | 1 Offices and Clinics of Doctors of Medicine
802 Offices and Clinics of Dentists | 1 Offices and Clinics of Dentists
803 Offices and Clinics of Doctors of Osteopathy | 1 Offices and Clinics of Doctors of Osteopathy
804 Offices and Clinics of Other Health Practitioners | 1 Offices and Clinics of Chiropractors | 2 Offices and Clinics of Optometrists | 3 Offices and Clinics of Podiatrists | 9 Offices and Clinics of Health Practitioners, Not Elsewhere Classified
805 Nursing and Personal Care Facilities | 1 Skilled Nursing Care Facilities | 2 Intermediate Care Facilities | 9 Nursing and Personal Care Facilities, Not Elsewhere Classified
806 Hospitals | 2 General Medical and Surgical Hospitals | 3 Psychiatric Hospitals | 9 Specialty Hospitals, Except Psychiatric
807 Medical and Dental Laboratories | 1 Medical Laboratories | 2 Dental Laboratories
808 Home Health Care Services | 2 Home Health Care Services
809 Miscellaneous Health and Allied Services, Not Elsewhere Classified | 2 Kidney Dialysis Centers | 3 Specialty Outpatient Facilities, Not Elsewhere Classified | 9 Health and Allied Services, Not Elsewhere Classified
81 Legal Services
811 Legal Services | 1 Legal Services
82 Educational Services
821 Elementary and Secondary Schools | 1 Elementary and Secondary Schools
822 Colleges, Universities, Professional Schools, and Junior Colleges | 1 Colleges, Universities, and Professional Schools | 2 Junior Colleges and Technical Institutes
823 Libraries | 1 Libraries
824 Vocational Schools | 3 Data Processing Schools | 4 Business and Secretarial Schools | 9 Vocational Schools, Not Elsewhere Classified
829 Schools and Educational Services, Not Elsewhere Classified | 9 Schools and Educational Services, Not Elsewhere Classified
83 Social Services
832 Individual and Family Social Services | 2 Individual and Family Social Services
833 Job Training and Vocational Rehabilitation Services | 1 Job Training and Vocational Rehabilitation Services
835 Child Day Care Services | 1 Child Day Care Services
836 Residential Care | 1 Residential Care
839 Social Services, Not Elsewhere Classified | 9 Social Services, Not Elsewhere Classified
84 Museums, Art Galleries, and Botanical and Zoological Gardens
841 Museums and Art Galleries | 2 Museums and Art Galleries
842 Arboreta and Botanical or Zoological Gardens | 2 Arboreta and Botanical or Zoological Gardens
86 Membership Organizations
861 Business Associations | 1 Business Associations
862 Professional Membership Organizations | 1 Professional Membership Organizations
863 Labor Unions and Similar Labor Organizations | 1 Labor Unions and Similar Labor Organizations
864 Civic, Social, and Fraternal Associations | 1 Civic, Social, and Fraternal Associations
865 Political Organizations | 1 Political Organizations
866 Religious Organizations | 1 Religious Organizations
869 Membership Organizations, Not Elsewhere Classified | 9 Membership Organizations, Not Elsewhere Classified
87 Engineering, Accounting, Research, Management, and Related Services
871 Engineering, Architectural, and Surveying Services | 1 Engineering Services | 2 Architectural Services | 3 Surveying Services
872 Accounting, Auditing, and Bookkeeping Services | 1 Accounting, Auditing, and Bookkeeping Services
873 Research, Development, and Testing Services | 1 Commercial Physical and Biological Research | 2 Commercial Economic, Sociological, and Educational Research | 3 Noncommercial Research Organizations | 4 Testing Laboratories
874 Management and Public Relations Services | 1 Management Services | 2 Management Consulting Services | 3 Public Relations Services | 4 Facilities Support Management Services | 8 Business Consulting Services, Not Elsewhere Classified
88 Private Households
881 Private Households | 1 Private Households
89 Miscellaneous Services
899 Miscellaneous Services | 9 Services, Not Elsewhere Classified
J Public Administration
91 Executive, Legislative, and General Government, Except Finance
911 Executive Offices | 1 Executive Offices
912 Legislative Bodies | 1 Legislative Bodies
913 Executive and Legislative Offices Combined | 1 Executive and Legislative Offices Combined
919 General Government, Not Elsewhere Classified | 9 General Government, Not Elsewhere Classified
92 Justice, Public Order, and Safety
921 Courts | 1 Courts
922 Public Order and Safety | 1 Police Protection | 2 Legal Counsel and Prosecution | 3 Correctional Institutions | 4 Fire Protection | 9 Public Order and Safety, Not Elsewhere Classified
93 Public Finance, Taxation, and Monetary Policy
931 Public Finance, Taxation, and Monetary Policy | 1 Public Finance, Taxation, and Monetary Policy
94 Administration of Human Resource Programs
941 Administration of Educational Programs | 1 Administration of Educational Programs
943 Administration of Public Health Programs | 1 Administration of Public Health Programs
944 Administration of Social, Human Resource and Income Maintenance Programs | 1 Administration of Social, Human Resource and Income Maintenance Programs
945 Administration of Veterans' Affairs, Except Health and Insurance | 1 Administration of Veterans' Affairs, Except Health and Insurance
95 Administration of Environmental Quality and Housing Programs
951 Administration of Environmental Quality Programs | 1 Air and Water Resource and Solid Waste Management | 2 Land, Mineral, Wildlife, and Forest Conservation
953 Administration of Housing and Urban Development Programs | 1 Administration of Housing Programs | 2 Administration of Urban Planning and Community and Rural Development
96 Administration of Economic Programs
961 Administration of General Economic Programs | 1 Administration of General Economic Programs
962 Regulation and Administration of Transportation Programs | 1 Regulation and Administration of Transportation Programs
963 Regulation and Administration of Communications, Electric, Gas, and Other Utilities | 1 Regulation and Administration of Communications, Electric, Gas, and Other Utilities
964 Regulation of Agricultural Marketing and Commodities | 1 Regulation of Agricultural Marketing and Commodities
965 Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors | 1 Regulation, Licensing, and Inspection of Miscellaneous Commercial Sectors
966 Space Research and Technology | 1 Space Research and Technology
97 National Security and International Affairs
971 National Security | 1 National Security
972 International Affairs | 1 International Affairs
99 Nonclassifiable Establishments
999 Nonclassifiable Establishments | 9 Nonclassifiable Establishments`;
